package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How fluently a reading was said: Saywell's own addition to the answers of `/pronunciation` and
/// `/pronunciation-simple`, where the option [#OPTION] asks for it.
///
/// @param fluency how evenly and without hesitation people would find it, 0 to 10
/// @param prosody how natural people would find its stress, rhythm and melody, 0 to 10
/// @param speechRate syllables a second, pauses included
/// @param articulationRate syllables a second, without pauses
/// @param meanLengthOfRun syllables between two pauses, on the mean
/// @param pauses those of at least [FluencyPause#MIN_SECONDS], in order
/// @param rhythm normalised pairwise variability of the vowels' lengths, 0 to 200 (nPVI, Grabe and
///     Low 2002); null with fewer than three vowels
/// @param pitchRange semitones between the low and the high end of the voice; null without a voice
/// @param finalMovement semitones by which the voice rises at the end, negative where it falls;
///     null where the last word has no voice
/// @param wordStress one for each word of two or more syllables, in order
/// @param listItems the items of lists in the text, without the last one of each, in order
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({
    "fluency",
    "prosody",
    "speech_rate",
    "articulation_rate",
    "mean_length_of_run",
    "pauses",
    "rhythm",
    "pitch_range",
    "final_movement",
    "word_stress",
    "list_items"
})
public record FluencyReport(
        double fluency,
        double prosody,
        @JsonProperty("speech_rate") double speechRate,
        @JsonProperty("articulation_rate") double articulationRate,
        @JsonProperty("mean_length_of_run") double meanLengthOfRun,
        List<FluencyPause> pauses,
        @Nullable Double rhythm,
        @JsonProperty("pitch_range") @Nullable Double pitchRange,
        @JsonProperty("final_movement") @Nullable Double finalMovement,
        @JsonProperty("word_stress") List<HeardWordStress> wordStress,
        @JsonProperty("list_items") List<ListItem> listItems) {

    /// The name of the option in requests: true or false, false by default.
    public static final String OPTION = "fluency";

    /// Accepts missing lists and treats them as empty.
    public FluencyReport {
        pauses = pauses == null ? List.of() : List.copyOf(pauses);
        wordStress = wordStress == null ? List.of() : List.copyOf(wordStress);
        listItems = listItems == null ? List.of() : List.copyOf(listItems);
    }

    /// How many pauses there are at such places.
    public long pausesAt(PausePlace place) {
        return pauses.stream().filter(pause -> pause.place() == place).count();
    }

    /// A silence between two words that is heard as a pause.
    ///
    /// @param afterWord index of the word before it, counted from 0
    /// @param seconds how long it is
    @JsonPropertyOrder({"after_word", "seconds", "place"})
    public record FluencyPause(@JsonProperty("after_word") int afterWord, double seconds, PausePlace place) {
        /// Shorter silences belong to the consonants (de Jong and Bosker 2013).
        public static final double MIN_SECONDS = 0.25;
    }

    /// Where a pause lies.
    public enum PausePlace {
        /// Where phrases meet, as at a comma: usual.
        @JsonProperty("phrase_border")
        PHRASE_BORDER,
        /// Between words that belong together: a hesitation.
        @JsonProperty("inside_phrase")
        INSIDE_PHRASE
    }

    /// Which syllable of a word was stressed.
    ///
    /// @param word index of the word, counted from 0
    /// @param usual index of the syllable that is usually stressed in this sentence
    /// @param heard index of the one that was; null where it isn't clear
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"word", "usual", "heard"})
    public record HeardWordStress(
            int word, int usual, @Nullable Integer heard) {

        /// Whether another syllable was surely stressed.
        @JsonIgnore
        public boolean isElsewhere() {
            return heard != null && heard != usual;
        }
    }

    /// An item of a list, at whose end a voice usually rises.
    ///
    /// @param word index of its last word, counted from 0
    /// @param movement semitones by which the voice rises there, negative where it falls; null where it isn't clear
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"word", "movement"})
    public record ListItem(int word, @Nullable Double movement) {}
}
