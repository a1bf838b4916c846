package app.saywell.cli.command;

import app.saywell.service.account.Plan;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the name of a plan.
final class PlanConverter implements ITypeConverter<Plan> {
    @Override
    public Plan convert(String name) {
        return Plan.ofName(name)
                .orElseThrow(
                        () ->
                                new TypeConversionException(
                                        "'"
                                                + name
                                                + "' is none of free, starter, pro, enterprise."));
    }
}
