package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.TierInterval;

/// The tier interval under the pointer, or one selected by keyboard.
public record IntervalHit(VoiceSide side, LaneTier.TierKind kind, TierInterval interval) {}
