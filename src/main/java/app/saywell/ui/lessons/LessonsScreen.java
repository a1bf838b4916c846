package app.saywell.ui.lessons;

import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Studio;

import javafx.scene.Parent;

import java.util.function.LongConsumer;

/// The Lessons place.
public final class LessonsScreen implements Place {
    private final LessonsViewModel model;
    private final LessonsView view;

    /// @param practise leads to the Practice place with a lesson
    public LessonsScreen(Studio studio, Texts texts, FilePrompt files, LongConsumer practise) {
        model = new LessonsViewModel(studio);
        view = new LessonsView(model, texts, files, practise);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void close() {
        model.close();
    }
}
