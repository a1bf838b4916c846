-- One school, one account. Times are milliseconds since 1970, money is millionths of a US dollar.
-- The same statements run on SQLite and on PostgreSQL.

CREATE TABLE account (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    plan TEXT NOT NULL,
    -- calls a minute up to which keys may be made, where a contract raises the usual ceiling
    contract_rate_limit INTEGER,
    opened_at BIGINT NOT NULL,
    -- counted up at the start of every transaction that decides something: both databases answer
    -- with a lock, so that such transactions come one after the other
    turn BIGINT NOT NULL,
    -- random; keys are hashed with it, so that a hash tells nothing outside this database
    pepper TEXT NOT NULL
);

CREATE TABLE api_key (
    handle TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    hash TEXT NOT NULL,
    rate_limit INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    deactivated_at BIGINT
);

-- One row for each call let in during the last minute.
CREATE TABLE admission (
    handle TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX admission_by_key ON admission (handle, at);

CREATE TABLE credit (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    -- year and month of a monthly credit; unique, so that no month is granted twice
    month TEXT UNIQUE,
    granted BIGINT NOT NULL,
    spent BIGINT NOT NULL,
    granted_at BIGINT NOT NULL,
    expires_at BIGINT
);

-- One row a call: held while it is being answered, billed once it is, gone if it was not.
CREATE TABLE charge (
    id TEXT PRIMARY KEY,
    handle TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    seconds BIGINT NOT NULL,
    price BIGINT NOT NULL,
    held_until BIGINT NOT NULL,
    billed_at BIGINT,
    -- the part of the price that no credit covered and that is invoiced after the month
    invoiced BIGINT NOT NULL
);

-- Which credit paid how much of a charge, so that a charge can be taken back exactly.
CREATE TABLE payment (
    charge TEXT NOT NULL,
    credit TEXT NOT NULL,
    amount BIGINT NOT NULL
);

CREATE INDEX payment_by_charge ON payment (charge);

CREATE INDEX charge_by_time ON charge (billed_at);
CREATE INDEX charge_held ON charge (held_until) WHERE billed_at IS NULL;
