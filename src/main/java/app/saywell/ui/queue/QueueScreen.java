package app.saywell.ui.queue;

import app.saywell.practice.UseCases;
import app.saywell.ui.kit.Screen;
import app.saywell.ui.kit.text.LocalizedTexts;

import javafx.scene.Parent;

/// The queue screen: the scoring queue and its costs.
public final class QueueScreen implements Screen {
    private final QueueViewModel queueViewModel;
    private final EarlierEngineViewModel earlierEngineViewModel;
    private final SpendingViewModel spendingViewModel;
    private final QueueView view;

    /// @param openSettings opens the settings, where the budget is set
    public QueueScreen(UseCases practice, LocalizedTexts texts, Runnable openSettings) {
        queueViewModel = new QueueViewModel(practice);
        earlierEngineViewModel = new EarlierEngineViewModel(practice);
        spendingViewModel = new SpendingViewModel(practice);
        view =
                new QueueView(
                        queueViewModel,
                        earlierEngineViewModel,
                        spendingViewModel,
                        texts,
                        openSettings);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void onShown() {
        spendingViewModel.reload();
    }

    @Override
    public void close() {
        queueViewModel.close();
        earlierEngineViewModel.close();
        spendingViewModel.close();
    }
}
