package app.saywell.desk.store.policy;

import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.policy.SchoolPolicy;

/// The school has locked a feature. Nothing was changed.
public final class LockedFeatureException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private LockedFeatureException(LockedFeature feature) {
        super("Locked by the school: " + feature);
    }

    /// @throws LockedFeatureException if the policy locks the feature
    public static void requireUnlocked(SchoolPolicy policy, LockedFeature feature) {
        if (!policy.allows(feature)) {
            throw new LockedFeatureException(feature);
        }
    }
}
