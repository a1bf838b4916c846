package app.saywell.desk.shell.command;

import app.saywell.judge.service.account.ServicePlan;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Parses the name of a plan.
final class PlanConverter implements ITypeConverter<ServicePlan> {
    @Override
    public ServicePlan convert(String name) {
        return ServicePlan.ofName(name)
                .orElseThrow(() -> new TypeConversionException(
                        "'" + name + "' is not one of free, starter, pro," + " enterprise."));
    }
}
