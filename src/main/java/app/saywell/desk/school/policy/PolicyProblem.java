package app.saywell.desk.school.policy;

/// What is wrong with a policy file, and where.
///
/// @param line from 1; 0 if the file could not be read at all
/// @param column from 1
/// @param what a technical sentence in English; quotes names of the schema, but no values
public record PolicyProblem(int line, int column, String what) {

    @Override
    public String toString() {
        return line == 0 ? what : "line " + line + ", column " + column + ": " + what;
    }
}
