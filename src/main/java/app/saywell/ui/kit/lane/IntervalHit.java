package app.saywell.ui.kit.lane;

import app.saywell.ui.kit.axis.VoiceSide;
import app.saywell.ui.kit.tier.LaneTier;
import app.saywell.ui.kit.tier.TierInterval;

/// The tier interval under the pointer, or one selected by keyboard.
public record IntervalHit(VoiceSide side, LaneTier.TierKind kind, TierInterval interval) {}
