package app.saywell.desk.calls;

import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.settings.Settings;

/// Which speech services are Saywell's own. Those are told pronunciations and the rule to judge by, and get texts as
/// they are written; any other one gets them in words, see [app.saywell.speech.language.text.SpokenForm].
public final class SaywellServices {
    private SaywellServices() {}

    /// Whether a service is Saywell's own: that on this computer, or a hosted one that is said to be.
    public static boolean include(ServiceKind kind, Settings settings) {
        return kind == ServiceKind.EMBEDDED || settings.get(Setting.HOSTED_IS_SAYWELL);
    }
}
