package app.saywell.desk.shell.start;

import static app.saywell.speech.billing.BillingOutcome.BILLED;
import static app.saywell.speech.billing.BillingOutcome.LET_GO;
import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.settings.keys.HostedServiceKeys;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.judge.service.AccountConsole;
import app.saywell.judge.service.BlockingEngine;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.account.AccountStatement;
import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.account.PriceList;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The connection to a school's service breaks while it scores a lesson.
///
/// The school's service is real, with its own data folder, and is called over HTTP with a key from
/// its console; only its engine is scripted. The embedded service of this computer has the real
/// engine.
class ServiceInterruptionTest {
    private static final Path SAMPLE = Path.of("src/test/resources/app/saywell/speech");
    private static final List<String> TEXTS = List.of(
            "We are going to the theme park.",
            "I think it will be fun.",
            "The bus leaves at 7:30.",
            "Look at the red roller coaster.");

    @TempDir
    private Path home;

    @TempDir
    private Path school;

    private @Nullable SocketChannel reserved;

    @Test
    void losesNothingAndIsBilledOnceWhenTheSchoolsServiceIsUnplugged() throws Exception {
        String key = newKey();
        SpeechServer server = start(0);
        int port = server.port();
        String address = server.baseUrl();
        List<Take> takes;

        try (ApplicationContext app = open()) {
            ServiceGraph practice = app.practice();
            assertThat(app.appServices().keys().hosted().store(address, key))
                    .isEqualTo(HostedServiceKeys.HostedKeyLocation.SESSION);
            practice.settings().set(Setting.HOSTED_ADDRESS, address);
            practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            takes = lesson(practice);

            assertThat(refusal(practice, takes.get(0))).isEqualTo(CallFailure.FailureKind.NO_CONSENT);
            assertThat(calls(ServiceEndpoint.PRONUNCIATION)).isZero();
            agree(practice);
            assertThat(judge(practice, takes.get(0))).isEqualTo(address);
            assertThat(judge(practice, takes.get(1))).isEqualTo(address);

            server.close();
            reserve(port);
            queue(practice, takes.subList(2, 4), () -> practice.scoringQueue()
                    .stoppedBy()
                    .isPresent());
            assertThat(practice.scoringQueue().stoppedBy()).contains(CallFailure.FailureKind.UNREACHABLE);
            assertThat(refusal(practice, takes.get(3))).isEqualTo(CallFailure.FailureKind.UNREACHABLE);
            assertThat(waiting(practice))
                    .containsExactly(takes.get(2).id(), takes.get(3).id());
            assertThat(takes).allSatisfy(take -> assertThat(practice.takes().file(take.audio()))
                    .exists());

            practice.settings().set(Setting.SERVICE_KIND, ServiceKind.EMBEDDED);
            assertThat(judge(practice, takes.get(2))).isEqualTo("embedded");
            assertThat(waiting(practice)).containsExactly(takes.get(3).id());
        }

        Objects.requireNonNull(reserved).close();
        try (SpeechServer again = start(port);
                ApplicationContext app = open()) {
            ServiceGraph practice = app.practice();
            assertThat(again.baseUrl()).isEqualTo(address);
            app.appServices().keys().hosted().store(address, key);
            practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            queue(practice, List.of(), () -> practice.scoringQueue()
                    .queuedTakes()
                    .isEmpty());
            assertThat(practice.scoring().latest(takes.get(3).id())).isPresent();

            AccountStatement before = statement();
            assertThat(judge(practice, takes.get(0))).isEqualTo(address);
            assertThat(judge(practice, takes.get(3))).isEqualTo(address);
            Take sameVoice = practice.takes().importNow(takes.get(1).owner(), sample(2, "learner"));
            assertThat(judge(practice, sameVoice)).isEqualTo(address);
            assertThat(statement()).as("answers of the store cost nothing").isEqualTo(before);

            assertThat(judge(practice, takes.get(2))).isEqualTo(address);
            assertThat(practice.scoring().findAll(takes.get(2).id())).hasSize(2);
        }
        assertThat(statement().usage())
                .containsExactlyInAnyOrder(
                        eachOnce(ServiceEndpoint.ANALYZE_NATIVE, "1-model", "2-model"),
                        eachOnce(ServiceEndpoint.PRONUNCIATION, "1-learner", "2-learner"),
                        eachOnce(ServiceEndpoint.PRONUNCIATION_SIMPLE, "3-learner", "4-learner"),
                        eachOnce(ServiceEndpoint.TRANSCRIBE));
    }

    @Test
    void asksOnceMoreOnlyWhenToldToAfterAConnectionThatBrokeInMidCall() throws Exception {
        String key = newKey();
        BlockingEngine engine = new BlockingEngine();
        Take take;
        try (SpeechServer server =
                        SpeechServer.start(ServiceConfig.inFolder(school).withPort(0), engine);
                UnpluggableProxy cable = new UnpluggableProxy(server.port())) {
            try (ApplicationContext app = open()) {
                ServiceGraph practice = app.practice();
                connect(app, cable.baseUrl(), key);
                agree(practice);
                take = unreadSentence(practice);
                CompletableFuture<TaskOutcome<ScoringOutcome>> asked = new CompletableFuture<>();
                practice.scoring().score(take.id(), ServiceKind.HOSTED, IndeterminateCalls.BLOCK, asked::complete);
                assertThat(engine.arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
                cable.unplug();
                assertThat(refusal(value(asked))).isEqualTo(CallFailure.FailureKind.NO_ANSWER);

                cable.plugIn();
                assertThat(refusal(practice, take)).isEqualTo(CallFailure.FailureKind.NO_ANSWER);
                queue(practice, List.of(take), () -> isUnknown(practice));
                assertThat(engine.arrived.availablePermits())
                        .as("calls by itself")
                        .isZero();
            }
            try (ApplicationContext app = open()) {
                ServiceGraph practice = app.practice();
                connect(app, cable.baseUrl(), key);
                assertThat(isUnknown(practice)).isTrue();
                assertThat(refusal(practice, take)).isEqualTo(CallFailure.FailureKind.NO_ANSWER);
                assertThat(engine.arrived.availablePermits())
                        .as("after a restart")
                        .isZero();

                engine.permits.release(10);
                ScoringOutcome again = value(answer -> practice.scoring()
                        .score(take.id(), ServiceKind.HOSTED, IndeterminateCalls.ALLOW_RESEND, answer));
                assertThat(again).isInstanceOf(ScoringOutcome.ScoredTake.class);
                assertThat(judge(practice, take)).isEqualTo(cable.baseUrl());
                assertThat(engine.arrived.availablePermits())
                        .as("asked once more")
                        .isEqualTo(1);
                assertThat(practice.scoringQueue().queuedTakes()).isEmpty();
                assertThat(practice.spendingReport()
                                .entries(practice.spendingReport().thisMonth()))
                        .extracting(LedgerEntry::outcome)
                        .containsExactly(LET_GO, BILLED);
            }
        }
    }

    private static void connect(ApplicationContext app, String address, String key) {
        app.appServices().keys().hosted().store(address, key);
        app.practice().settings().set(Setting.HOSTED_ADDRESS, address);
        app.practice().settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
    }

    private static Take unreadSentence(ServiceGraph practice) {
        long lesson = practice.lessons().create("One sentence").id();
        long sentence = practice.lessons()
                .addSentences(lesson, List.of(TEXTS.get(2)))
                .getFirst()
                .id();
        long learner = practice.learners().current().id();
        return practice.takes().importNow(new Take.TakeOwner(sentence, learner), sample(3, "learner"));
    }

    private static boolean isUnknown(ServiceGraph practice) {
        return practice.scoringQueue().queuedTakes().stream()
                .anyMatch(queuedTake -> queuedTake.state() == QueuedTake.QueueState.UNKNOWN);
    }

    /// Lets nobody listen at a port while the service that did is away; who calls there is refused.
    private void reserve(int port) throws IOException {
        reserved = SocketChannel.open().setOption(StandardSocketOptions.SO_REUSEADDR, true);
        reserved.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    }

    @AfterEach
    void release() throws IOException {
        if (reserved != null) {
            reserved.close();
        }
    }

    private String newKey() {
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(school))) {
            return console.create(KeyRequest.withName("Room 4")).secret().text();
        }
    }

    private SpeechServer start(int port) {
        return SpeechServer.start(ServiceConfig.inFolder(school).withPort(port), new ScriptedEngine());
    }

    /// The application on a system without a keychain.
    private ApplicationContext open() {
        return ApplicationContext.open(
                home, Runnable::run, account -> new KeyVault(account, Optional::empty, Map.of()));
    }

    private AccountStatement statement() {
        try (AccountConsole console = AccountConsole.open(StorageConfig.inFolder(school))) {
            return console.statement();
        }
    }

    private long calls(ServiceEndpoint endpoint) {
        return statement().usage().stream()
                .filter(use -> use.endpoint() == endpoint)
                .mapToLong(BilledUsage::calls)
                .sum();
    }

    /// Four takes; the first two sentences have a model reading.
    private static List<Take> lesson(ServiceGraph practice) throws Exception {
        long learner = practice.learners().current().id();
        long lesson = practice.lessons().create("A day out").id();
        List<Sentence> sentences = practice.lessons().addSentences(lesson, TEXTS);
        for (int number = 1; number <= 2; number++) {
            long sentence = sentences.get(number - 1).id();
            Path file = sample(number, "model");
            ReadingService.AddedReading added = value(answer -> practice.readings()
                    .add(sentence, file, new ModelReading.ReadingSpeaker("Sally", "American"), answer));
            assertThat(added.analysisFailure()).isEmpty();
        }
        return IntStream.range(0, TEXTS.size())
                .mapToObj(i -> practice.takes()
                        .importNow(new Take.TakeOwner(sentences.get(i).id(), learner), sample(i + 1, "learner")))
                .toList();
    }

    private static void agree(ServiceGraph practice) {
        long learner = practice.learners().current().id();
        practice.learners().recordConsent(learner, Consent.HOSTED, "a parent", "on paper");
    }

    /// The name of the service that scored it.
    private static String judge(ServiceGraph practice, Take take) throws Exception {
        return switch (score(practice, take)) {
            case ScoringOutcome.ScoredTake judged -> judged.result().origin().service();
            case ScoringOutcome.RefusedTake refused -> throw new AssertionError(refused.failure());
        };
    }

    private static CallFailure.FailureKind refusal(ServiceGraph practice, Take take) throws Exception {
        return refusal(score(practice, take));
    }

    private static CallFailure.FailureKind refusal(ScoringOutcome scored) {
        return switch (scored) {
            case ScoringOutcome.ScoredTake judged -> throw new AssertionError(judged.result());
            case ScoringOutcome.RefusedTake refused -> refused.failure().kind();
        };
    }

    private static ScoringOutcome score(ServiceGraph practice, Take take) throws Exception {
        return value(answer -> practice.scoring()
                .score(take.id(), practice.settings().get(Setting.SERVICE_KIND), IndeterminateCalls.BLOCK, answer));
    }

    private static List<Long> waiting(ServiceGraph practice) {
        return practice.scoringQueue().queuedTakes().stream()
                .map(QueuedTake::takeId)
                .toList();
    }

    /// Queues takes, starts the queue and waits until the condition holds.
    private static void queue(ServiceGraph practice, List<Take> takes, BooleanSupplier done) throws Exception {
        CompletableFuture<Boolean> reached = new CompletableFuture<>();
        Consumer<LibraryChange> look = change -> {
            if (done.getAsBoolean()) {
                reached.complete(true);
            }
        };
        try (Subscription listening = practice.changes().subscribe(look)) {
            practice.scoringQueue().enqueue(takes.stream().map(Take::id).toList());
            practice.scoringQueue().resume();
            assertThat(reached.get(100, TimeUnit.SECONDS)).isTrue();
        }
    }

    private static <T> T value(Consumer<Consumer<TaskOutcome<T>>> work) throws Exception {
        CompletableFuture<TaskOutcome<T>> outcome = new CompletableFuture<>();
        work.accept(outcome::complete);
        return value(outcome);
    }

    private static <T> T value(CompletableFuture<TaskOutcome<T>> outcome) throws Exception {
        return switch (outcome.get(10, TimeUnit.MINUTES)) {
            case TaskOutcome.TaskDone<T> done -> done.value();
            case TaskOutcome.TaskFailed<T> failed -> throw new AssertionError(failed.cause());
            case TaskOutcome.TaskCancelled<T> cancelled -> throw new AssertionError("cancelled");
        };
    }

    private static Path sample(int number, String voice) {
        return SAMPLE.resolve(number + "-" + voice + ".wav");
    }

    /// The expected usage of one call for each of these recordings.
    private static BilledUsage eachOnce(ServiceEndpoint endpoint, String... recordings) throws Exception {
        long seconds = 0;
        for (String recording : recordings) {
            Path file = SAMPLE.resolve(recording + ".wav");
            seconds += (long) Math.ceil(AudioFile.probe(file).seconds());
        }
        return new BilledUsage(endpoint, recordings.length, seconds, PriceList.price(endpoint, seconds));
    }
}
