package app.saywell.engine.align;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.lexicon.Phone;

import java.util.Arrays;

/// The numbers that the acoustic model gives to the phones of the lexicon.
public final class PhoneNumbers {
    private final int[] byPhone;

    /// Looks every phone up by its ARPAbet name.
    public PhoneNumbers(AcousticModel model) {
        byPhone =
                Arrays.stream(Phone.values())
                        .mapToInt(phone -> model.phone(phone.name()))
                        .toArray();
    }

    /// The model's number of a phone.
    public int of(Phone phone) {
        return byPhone[phone.ordinal()];
    }
}
