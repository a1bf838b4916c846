package app.saywell.desk.settings.view;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.view.approval.ApprovalCard;
import app.saywell.desk.reports.view.approval.ApprovalViewModel;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.settings.doctor.DoctorCard;
import app.saywell.desk.settings.doctor.DoctorViewModel;
import app.saywell.desk.settings.keys.ManagedKeys;
import app.saywell.desk.settings.keys.SupportServices;
import app.saywell.desk.settings.models.AddedModels;
import app.saywell.desk.settings.view.access.AccessCard;
import app.saywell.desk.settings.view.access.AccessViewModel;
import java.nio.file.Path;
import java.time.ZoneId;
import javafx.scene.Parent;

/// The settings screen.
public final class SettingsScreen implements Screen {
    private final SettingsViewModel viewModel;
    private final DataViewModel data;
    private final SettingsView view;
    private final AudioDevicesCard audioDevices;
    private final ApiKeysViewModel apiKeysViewModel;
    private final HostedServiceViewModel hostedServiceViewModel;

    /// @param keymap the shortcuts, which can be changed here
    /// @param openBackups opens the screen where backups are made and restored
    public SettingsScreen(
            SettingsServices services,
            LocalizedTexts texts,
            KeyBindings keymap,
            FilePrompt filePrompt,
            Runnable openBackups) {
        ManagedKeys keys = services.keys();
        SupportServices support = services.support();
        Path dataFolder = services.dataFolder();
        viewModel = new SettingsViewModel(services.changes(), services.settings());
        data = new DataViewModel(services.dataCard());
        var serviceViewModel = new ServiceViewModel(services.settings(), services.tasks(), keys.hosted());
        hostedServiceViewModel = new HostedServiceViewModel(services.learners(), services.settings(), services.tasks());
        apiKeysViewModel = new ApiKeysViewModel(keys.issued(), services.tasks(), ZoneId.systemDefault());
        audioDevices = new AudioDevicesCard(
                services.tasks(), services.settings(), services.audioSession(), services.temporaryRecordings(), texts);
        view = new SettingsView(
                viewModel,
                texts,
                new SettingsView.SettingsCards(
                        new ServiceCard(
                                serviceViewModel,
                                texts,
                                new HostedServicePane(hostedServiceViewModel, viewModel.role(), texts, filePrompt)),
                        audioDevices,
                        new ShortcutsCard(services.settings(), keymap, texts, viewModel.role()),
                        new DataCard(data, texts, openBackups, dataFolder),
                        new EncryptionCard(new EncryptionViewModel(keys.encryption(), services.tasks()), texts),
                        new AccessCard(new AccessViewModel(services.access(), services.tasks()), texts, filePrompt),
                        new ApprovalCard(
                                new ApprovalViewModel(
                                        services.approval(), services.tasks(), services.edits(), services.settings()),
                                texts,
                                filePrompt),
                        new AddedModelsCard(AddedModels.below(dataFolder), texts),
                        new ApiKeysCard(
                                apiKeysViewModel,
                                texts,
                                services.settings().policy().allows(LockedFeature.API_KEYS)),
                        new UpdatesCard(
                                new UpdatesViewModel(services.tasks(), services.settings(), support.updates()), texts),
                        new DoctorCard(new DoctorViewModel(support.doctor(), services.tasks()), texts, filePrompt)));
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void onShown() {
        audioDevices.refresh();
        apiKeysViewModel.load();
        hostedServiceViewModel.loadLearners();
    }

    @Override
    public void onHidden() {
        view.endSearch();
    }

    @Override
    public void close() {
        viewModel.close();
        data.close();
    }
}
