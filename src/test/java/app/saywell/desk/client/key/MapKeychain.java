package app.saywell.desk.client.key;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A keychain in memory, which can be locked.
final class MapKeychain implements OsKeychain {
    final Map<String, String> secrets = new HashMap<>();
    boolean locked;

    @Override
    public Optional<String> read(String account) {
        return locked ? Optional.empty() : Optional.ofNullable(secrets.get(account));
    }

    @Override
    public WriteResult write(String account, String secret) {
        if (locked) {
            return WriteResult.NOT_STORED;
        }
        secrets.put(account, secret);
        return WriteResult.STORED;
    }

    @Override
    public void delete(String account) {
        secrets.remove(account);
    }
}
