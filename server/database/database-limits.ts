/** How many connections the platform opens, and how long it waits for the database. */
export interface DatabaseLimits {
  poolSize: number;
  /** 0: no limit. */
  statementTimeoutMs: number;
}

/** For commands, migrations and tests: their statements may take as long as they need. */
export const unlimited: DatabaseLimits = { poolSize: 10, statementTimeoutMs: 0 };

const connectionTimeoutMs = 10_000;
/** Waiting for a row that somebody else has locked. */
const maxLockTimeoutMs = 10_000;
/** A transaction never waits for anything but the database. */
const idleInTransactionTimeoutMs = 60_000;
/** A server that works ends the statement itself. One that has frozen, or is behind a broken network, does not. */
const unansweredMs = 2000;

/** The settings of a pool that keeps to the limits. */
export function poolSettings({ poolSize, statementTimeoutMs }: DatabaseLimits) {
  if (statementTimeoutMs === 0) return { max: poolSize, keepAlive: true };
  return {
    max: poolSize,
    keepAlive: true,
    // For a new connection, and for a free one.
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: Math.min(statementTimeoutMs, maxLockTimeoutMs),
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    query_timeout: statementTimeoutMs + unansweredMs,
  };
}
