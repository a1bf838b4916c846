package app.saywell.desk.store.policy;

import app.saywell.desk.school.policy.PolicyProblem;
import java.util.List;
import java.util.stream.Collectors;

/// A policy file cannot be used. Nothing of it is obeyed.
public final class PolicyException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<PolicyProblem> problems;

    PolicyException(List<PolicyProblem> problems) {
        super(problems.stream().map(PolicyProblem::toString).collect(Collectors.joining("; ")));
        this.problems = List.copyOf(problems);
    }

    /// What is wrong, in the order of the file; at least one.
    public List<PolicyProblem> problems() {
        return problems;
    }
}
