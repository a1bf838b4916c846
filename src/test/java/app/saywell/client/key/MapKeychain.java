package app.saywell.client.key;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A keychain in memory, open or locked.
final class MapKeychain implements Keychain {
    final Map<String, String> secrets = new HashMap<>();
    boolean locked;

    @Override
    public Optional<String> read(String account) {
        return locked ? Optional.empty() : Optional.ofNullable(secrets.get(account));
    }

    @Override
    public Kept write(String account, String secret) {
        if (locked) {
            return Kept.NO;
        }
        secrets.put(account, secret);
        return Kept.YES;
    }

    @Override
    public void delete(String account) {
        secrets.remove(account);
    }
}
