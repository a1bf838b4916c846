package app.saywell.train;

import static app.saywell.engine.lexicon.Phone.*;

import app.saywell.engine.lexicon.Phone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What learners of English from East Asia say for a sound, most often first. The same stands in
/// `src/train/python/voices.py`.
final class Confusions {
    private static final Map<Phone, List<Phone>> SAID_FOR =
            Map.ofEntries(
                    Map.entry(AA, List.of(AH, AO)),
                    Map.entry(AE, List.of(EH, AA)),
                    Map.entry(AH, List.of(AA, AE)),
                    Map.entry(AO, List.of(OW, AA)),
                    Map.entry(AW, List.of(AO, AA)),
                    Map.entry(AY, List.of(EY, AA)),
                    Map.entry(B, List.of(P, V)),
                    Map.entry(CH, List.of(SH, T)),
                    Map.entry(D, List.of(T, N)),
                    Map.entry(DH, List.of(D, Z)),
                    Map.entry(EH, List.of(AE, EY)),
                    Map.entry(ER, List.of(AH, AO)),
                    Map.entry(EY, List.of(EH, AY)),
                    Map.entry(F, List.of(P, HH)),
                    Map.entry(G, List.of(K)),
                    Map.entry(HH, List.of(F)),
                    Map.entry(IH, List.of(IY)),
                    Map.entry(IY, List.of(IH)),
                    Map.entry(JH, List.of(CH, Z)),
                    Map.entry(K, List.of(G)),
                    Map.entry(L, List.of(R, OW)),
                    Map.entry(M, List.of(N)),
                    Map.entry(N, List.of(NG, M)),
                    Map.entry(NG, List.of(N)),
                    Map.entry(OW, List.of(AO)),
                    Map.entry(OY, List.of(AO)),
                    Map.entry(P, List.of(B, F)),
                    Map.entry(R, List.of(L, W)),
                    Map.entry(S, List.of(SH, TH)),
                    Map.entry(SH, List.of(S)),
                    Map.entry(T, List.of(D, CH)),
                    Map.entry(TH, List.of(S, T, F)),
                    Map.entry(UH, List.of(UW)),
                    Map.entry(UW, List.of(UH)),
                    Map.entry(V, List.of(B, W, F)),
                    Map.entry(W, List.of(V)),
                    Map.entry(Y, List.of(IY)),
                    Map.entry(Z, List.of(JH, S)),
                    Map.entry(ZH, List.of(JH, SH)));

    private Confusions() {}

    /// The sounds of its kind for which learners say this one.
    static List<Phone> takenFor(Phone said) {
        List<Phone> found = new ArrayList<>();
        for (Phone phone : Phone.values()) {
            if (phone.vowel() == said.vowel() && SAID_FOR.get(phone).contains(said)) {
                found.add(phone);
            }
        }
        return found;
    }
}
