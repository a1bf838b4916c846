package app.saywell.engine.acoustic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AcousticModelTest {
    private static final AcousticModel MODEL = AcousticModel.load();

    @Test
    void knowsTheStatesOfATriphoneAsTheFileListsThem() {
        int aa = MODEL.phone("AA");
        int b = MODEL.phone("B");
        assertThat(MODEL.senone(aa, aa, b, Position.BEGIN, 0)).isEqualTo(162);
        assertThat(MODEL.senone(aa, aa, b, Position.BEGIN, 1)).isEqualTo(167);
        assertThat(MODEL.senone(aa, aa, b, Position.BEGIN, 2)).isEqualTo(207);
    }

    @Test
    void everyPhoneHasStatesOfItsOwnInEveryContext() {
        for (int phone = 0; phone < MODEL.phones(); phone++) {
            for (int left = 0; left < MODEL.phones(); left++) {
                for (int right = 0; right < MODEL.phones(); right++) {
                    int senone = MODEL.senone(phone, left, right, Position.INSIDE, 1);
                    assertThat(MODEL.phoneOf(senone)).isEqualTo(phone);
                }
            }
        }
    }

    @Test
    void stayingAndLeavingExhaustAState() {
        for (int phone = 0; phone < MODEL.phones(); phone++) {
            for (int s = 0; s < AcousticModel.STATES; s++) {
                double sum = Math.exp(MODEL.logStay(phone, s)) + Math.exp(MODEL.logLeave(phone, s));
                assertThat(sum).isBetween(0.9999, 1.0001);
            }
        }
    }
}
