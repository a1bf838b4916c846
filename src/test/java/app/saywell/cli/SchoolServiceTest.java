package app.saywell.cli;

import static app.saywell.speech.billing.Outcome.BILLED;
import static app.saywell.speech.billing.Outcome.LET_GO;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.client.key.KeyVault;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.library.take.Waiting;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.lesson.Readings;
import app.saywell.practice.scoring.Scored;
import app.saywell.practice.scoring.Unknown;
import app.saywell.practice.sound.SoundFile;
import app.saywell.service.AccountConsole;
import app.saywell.service.GatedEngine;
import app.saywell.service.KeyConsole;
import app.saywell.service.ScriptedEngine;
import app.saywell.service.ServiceConfig;
import app.saywell.service.SpeechServer;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.account.Statement;
import app.saywell.service.account.Tariff;
import app.saywell.service.account.Use;
import app.saywell.service.store.Storage;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.studio.HostedKeys;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A lesson that the school's service judges until it is unplugged in the middle.
///
/// The school's service is a real one with a data folder of its own, reached over HTTP with a key
/// from its console; only its engine is scripted. This computer's own service has the real engine.
class SchoolServiceTest {
    private static final Path SAMPLE = Path.of("assets", "lessons", "sample", "audio");
    private static final List<String> TEXTS =
            List.of(
                    "We are going to the theme park.",
                    "I think it will be fun.",
                    "The bus leaves at 7:30.",
                    "Look at the red roller coaster.");

    @TempDir private Path home;
    @TempDir private Path school;

    @Test
    void losesNothingAndIsBilledOnceWhenTheSchoolsServiceIsUnplugged() throws Exception {
        String key = newKey();
        SpeechServer server = start(0);
        int port = server.port();
        String address = server.baseUrl();
        List<Take> takes;

        try (Application app = open()) {
            Practice practice = app.practice();
            assertThat(app.ports().keys().hosted().keep(address, key))
                    .isEqualTo(HostedKeys.Where.SESSION);
            practice.set(Setting.HOSTED_ADDRESS, address);
            practice.set(Setting.SERVICE, ServiceKind.HOSTED);
            takes = lesson(practice);

            assertThat(refusal(practice, takes.get(0))).isEqualTo(Failure.Kind.NO_CONSENT);
            assertThat(calls(Endpoint.PRONUNCIATION)).isZero();
            agree(practice);
            assertThat(judge(practice, takes.get(0))).isEqualTo(address);
            assertThat(judge(practice, takes.get(1))).isEqualTo(address);

            server.close();
            queue(practice, takes.subList(2, 4), () -> practice.queue().stoppedBy().isPresent());
            assertThat(practice.queue().stoppedBy()).contains(Failure.Kind.UNREACHABLE);
            assertThat(refusal(practice, takes.get(3))).isEqualTo(Failure.Kind.UNREACHABLE);
            assertThat(waiting(practice)).containsExactly(takes.get(2).id(), takes.get(3).id());
            assertThat(takes)
                    .allSatisfy(take -> assertThat(practice.takes().file(take.audio())).exists());

            practice.set(Setting.SERVICE, ServiceKind.EMBEDDED);
            assertThat(judge(practice, takes.get(2))).isEqualTo("embedded");
            assertThat(waiting(practice)).containsExactly(takes.get(3).id());
        }

        try (SpeechServer again = start(port);
                Application app = open()) {
            Practice practice = app.practice();
            assertThat(again.baseUrl()).isEqualTo(address);
            app.ports().keys().hosted().keep(address, key);
            practice.set(Setting.SERVICE, ServiceKind.HOSTED);
            queue(practice, List.of(), () -> practice.queue().waiting().isEmpty());
            assertThat(practice.scoring().latest(takes.get(3).id())).isPresent();

            Statement before = statement();
            assertThat(judge(practice, takes.get(0))).isEqualTo(address);
            assertThat(judge(practice, takes.get(3))).isEqualTo(address);
            Take sameVoice = practice.takes().importNow(takes.get(1).owner(), sample(2, "learner"));
            assertThat(judge(practice, sameVoice)).isEqualTo(address);
            assertThat(statement()).as("answers of the store cost nothing").isEqualTo(before);

            assertThat(judge(practice, takes.get(2))).isEqualTo(address);
            assertThat(practice.scoring().all(takes.get(2).id())).hasSize(2);
        }
        assertThat(statement().use())
                .containsExactlyInAnyOrder(
                        eachOnce(Endpoint.ANALYZE_NATIVE, "1-model", "2-model"),
                        eachOnce(Endpoint.PRONUNCIATION, "1-learner", "2-learner"),
                        eachOnce(Endpoint.PRONUNCIATION_SIMPLE, "3-learner", "4-learner"),
                        eachOnce(Endpoint.TRANSCRIBE));
    }

    @Test
    void asksOnceMoreOnlyWhenToldToAfterAConnectionThatBrokeInMidCall() throws Exception {
        String key = newKey();
        GatedEngine engine = new GatedEngine();
        Take take;
        try (SpeechServer server =
                        SpeechServer.start(ServiceConfig.inFolder(school).withPort(0), engine);
                Cable cable = new Cable(server.port())) {
            try (Application app = open()) {
                Practice practice = app.practice();
                connect(app, cable.baseUrl(), key);
                agree(practice);
                take = unreadSentence(practice);
                CompletableFuture<Outcome<Scored>> asked = new CompletableFuture<>();
                practice.scoring().score(take.id(), asked::complete);
                assertThat(engine.arrived.tryAcquire(30, TimeUnit.SECONDS)).isTrue();
                cable.pull();
                assertThat(refusal(value(asked))).isEqualTo(Failure.Kind.NO_ANSWER);

                cable.plugIn();
                assertThat(refusal(practice, take)).isEqualTo(Failure.Kind.NO_ANSWER);
                queue(practice, List.of(take), () -> isUnknown(practice));
                assertThat(engine.arrived.availablePermits()).as("calls by itself").isZero();
            }
            try (Application app = open()) {
                Practice practice = app.practice();
                connect(app, cable.baseUrl(), key);
                assertThat(isUnknown(practice)).isTrue();
                assertThat(refusal(practice, take)).isEqualTo(Failure.Kind.NO_ANSWER);
                assertThat(engine.arrived.availablePermits()).as("after a restart").isZero();

                engine.permits.release(10);
                Scored again =
                        value(
                                answer ->
                                        practice.scoring()
                                                .score(
                                                        take.id(),
                                                        ServiceKind.HOSTED,
                                                        Unknown.LET_GO,
                                                        answer));
                assertThat(again).isInstanceOf(Scored.Judged.class);
                assertThat(judge(practice, take)).isEqualTo(cable.baseUrl());
                assertThat(engine.arrived.availablePermits()).as("asked once more").isEqualTo(1);
                assertThat(practice.queue().waiting()).isEmpty();
                assertThat(practice.spending().entries(practice.spending().thisMonth()))
                        .extracting(LedgerEntry::outcome)
                        .containsExactly(LET_GO, BILLED);
            }
        }
    }

    private static void connect(Application app, String address, String key) {
        app.ports().keys().hosted().keep(address, key);
        app.practice().set(Setting.HOSTED_ADDRESS, address);
        app.practice().set(Setting.SERVICE, ServiceKind.HOSTED);
    }

    private static Take unreadSentence(Practice practice) {
        long lesson = practice.lessons().create("One sentence").id();
        long sentence =
                practice.lessons().addSentences(lesson, List.of(TEXTS.get(2))).getFirst().id();
        long learner = practice.people().current().id();
        return practice.takes().importNow(new Take.Owner(sentence, learner), sample(3, "learner"));
    }

    private static boolean isUnknown(Practice practice) {
        return practice.queue().waiting().stream()
                .anyMatch(one -> one.state() == Waiting.State.UNKNOWN);
    }

    private String newKey() {
        try (KeyConsole console = KeyConsole.open(Storage.inFolder(school))) {
            return console.create(KeyRequest.named("Room 4")).value().text();
        }
    }

    private SpeechServer start(int port) {
        return SpeechServer.start(
                ServiceConfig.inFolder(school).withPort(port), new ScriptedEngine());
    }

    /// The application on a system without a keychain.
    private Application open() {
        return Application.open(
                home, Runnable::run, account -> new KeyVault(account, Optional::empty, Map.of()));
    }

    private Statement statement() {
        try (AccountConsole console = AccountConsole.open(Storage.inFolder(school))) {
            return console.statement();
        }
    }

    private long calls(Endpoint endpoint) {
        return statement().use().stream()
                .filter(use -> use.endpoint() == endpoint)
                .mapToLong(Use::calls)
                .sum();
    }

    /// Four takes; the first two sentences have a model reading.
    private static List<Take> lesson(Practice practice) throws Exception {
        long learner = practice.people().current().id();
        long lesson = practice.lessons().create("A day out").id();
        List<Sentence> sentences = practice.lessons().addSentences(lesson, TEXTS);
        for (int number = 1; number <= 2; number++) {
            long sentence = sentences.get(number - 1).id();
            Path file = sample(number, "model");
            Readings.Added added =
                    value(
                            answer ->
                                    practice.readings()
                                            .add(
                                                    sentence,
                                                    file,
                                                    new Reading.Voice("Sally", "American"),
                                                    answer));
            assertThat(added.notAnalysed()).isEmpty();
        }
        return IntStream.range(0, TEXTS.size())
                .mapToObj(
                        i ->
                                practice.takes()
                                        .importNow(
                                                new Take.Owner(sentences.get(i).id(), learner),
                                                sample(i + 1, "learner")))
                .toList();
    }

    private static void agree(Practice practice) {
        long learner = practice.people().current().id();
        practice.people().consent(learner, Consent.HOSTED, "a parent", "on paper");
    }

    /// Who has judged it.
    private static String judge(Practice practice, Take take) throws Exception {
        return switch (score(practice, take)) {
            case Scored.Judged judged -> judged.result().origin().service();
            case Scored.Refused refused -> throw new AssertionError(refused.failure());
        };
    }

    private static Failure.Kind refusal(Practice practice, Take take) throws Exception {
        return refusal(score(practice, take));
    }

    private static Failure.Kind refusal(Scored scored) {
        return switch (scored) {
            case Scored.Judged judged -> throw new AssertionError(judged.result());
            case Scored.Refused refused -> refused.failure().kind();
        };
    }

    private static Scored score(Practice practice, Take take) throws Exception {
        return value(answer -> practice.scoring().score(take.id(), answer));
    }

    private static List<Long> waiting(Practice practice) {
        return practice.queue().waiting().stream().map(Waiting::takeId).toList();
    }

    /// Queues takes, lets the queue work and waits until it has come that far.
    private static void queue(Practice practice, List<Take> takes, BooleanSupplier done)
            throws Exception {
        CompletableFuture<Boolean> reached = new CompletableFuture<>();
        Consumer<Change> look =
                change -> {
                    if (done.getAsBoolean()) {
                        reached.complete(true);
                    }
                };
        try (Subscription listening = practice.changes().listen(look)) {
            practice.queue().add(takes.stream().map(Take::id).toList());
            practice.queue().resume();
            assertThat(reached.get(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    private static <T> T value(Consumer<Consumer<Outcome<T>>> work) throws Exception {
        CompletableFuture<Outcome<T>> outcome = new CompletableFuture<>();
        work.accept(outcome::complete);
        return value(outcome);
    }

    private static <T> T value(CompletableFuture<Outcome<T>> outcome) throws Exception {
        return switch (outcome.get(60, TimeUnit.SECONDS)) {
            case Outcome.Done<T> done -> done.value();
            case Outcome.Failed<T> failed -> throw new AssertionError(failed.cause());
            case Outcome.Cancelled<T> cancelled -> throw new AssertionError("cancelled");
        };
    }

    private static Path sample(int number, String voice) {
        return SAMPLE.resolve(number + "-" + voice + ".wav");
    }

    /// What one call for each of these recordings comes to.
    private static Use eachOnce(Endpoint endpoint, String... recordings) throws Exception {
        long seconds = 0;
        for (String recording : recordings) {
            Path file = SAMPLE.resolve(recording + ".wav");
            seconds += (long) Math.ceil(SoundFile.probe(file).seconds());
        }
        return new Use(endpoint, recordings.length, seconds, Tariff.price(endpoint, seconds));
    }
}
