package app.saywell.desk.classroom.devices;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.SettledChoice;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lan.LanNetwork;
import app.saywell.desk.lan.NetworkChoice;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Asks in which network the devices are, where this computer is in several and the school has set none.
final class NetworkField extends VBox {
    private static final double WIDTH = 420;
    private static final double GAP = 6;

    private final SettledChoice<LanNetwork> choice;

    NetworkField(DevicesViewModel viewModel, LocalizedTexts texts) {
        super(GAP);
        ComboBox<LanNetwork> box = new ComboBox<>();
        box.setId("room-network");
        box.setMaxWidth(WIDTH);
        box.setConverter(new NetworkConverter());
        choice = SearchableChoice.onChosen(box, viewModel::chooseNetwork);
        getChildren()
                .addAll(
                        ChoiceButtons.labeled(texts.binding("classroom.devices.network"), box),
                        NodeFactory.wrapped(
                                NodeFactory.label(texts.binding("classroom.devices.network.which"), "small", "soft")));
        NodeFactory.showWhen(this, viewModel.networks().map(found -> found.filter(NetworkField::isAsked)
                .isPresent()));
        viewModel.networks().subscribe(found -> found.ifPresent(this::show));
    }

    private static boolean isAsked(NetworkChoice found) {
        return found.networks().size() > 1 && !found.isSetBySchool();
    }

    private void show(NetworkChoice found) {
        choice.show(found.networks(), found.used().orElse(null));
    }

    private static String nameOf(LanNetwork network) {
        String address = network.address().getHostAddress();
        return network.name().isEmpty() ? address : address + " · " + network.name();
    }

    private static final class NetworkConverter extends StringConverter<LanNetwork> {
        @Override
        public String toString(@Nullable LanNetwork network) {
            return network == null ? "" : nameOf(network);
        }

        @Override
        public LanNetwork fromString(String text) {
            throw new UnsupportedOperationException("the choice is not editable");
        }
    }
}
