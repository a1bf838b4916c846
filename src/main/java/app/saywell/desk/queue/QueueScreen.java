package app.saywell.desk.queue;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.Parent;

/// The queue screen: the scoring queue and its costs.
public final class QueueScreen implements Screen {
    private final ScreenChanges changes;
    private final QueueViewModel queueViewModel;
    private final EarlierEngineViewModel earlierEngineViewModel;
    private final SpendingViewModel spendingViewModel;
    private final QueueView view;

    /// @param openSettings opens the settings, where the budget is set
    public QueueScreen(QueueServices services, LocalizedTexts texts, Runnable openSettings) {
        changes = new ScreenChanges(services.changes());
        queueViewModel = new QueueViewModel(services, changes);
        earlierEngineViewModel = new EarlierEngineViewModel(
                services.earlierEngineTakes(), services.scoringQueue(), services.tasks(), changes);
        spendingViewModel = new SpendingViewModel(services.spendingReport(), services.tasks(), changes);
        view = new QueueView(queueViewModel, earlierEngineViewModel, spendingViewModel, texts, openSettings);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void onShown() {
        changes.resume();
        spendingViewModel.reload();
    }

    @Override
    public void onHidden() {
        changes.pause();
    }

    @Override
    public void close() {
        changes.close();
        queueViewModel.close();
        earlierEngineViewModel.close();
        spendingViewModel.close();
    }
}
