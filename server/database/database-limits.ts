/** How many connections the platform opens, and how long it waits for the database. */
export interface DatabaseLimits {
  poolSize: number;
  /** 0: no limit. */
  statementTimeoutMs: number;
}

/** For commands, migrations and tests: their statements have no time limit. */
export const noDatabaseLimits: DatabaseLimits = { poolSize: 10, statementTimeoutMs: 0 };

const connectionTimeoutMs = 10_000;
/** How long a statement waits for a locked row. */
const maxLockTimeoutMs = 10_000;
/** Transactions wait only for the database, so a longer pause is a fault. */
const idleInTransactionTimeoutMs = 60_000;
/**
 * The server enforces the statement timeout. The client waits this much longer, in case the server or the network
 * hangs.
 */
const clientTimeoutMarginMs = 2000;

/** Returns the pool settings that enforce the limits. */
export function poolSettings({ poolSize, statementTimeoutMs }: DatabaseLimits) {
  if (statementTimeoutMs === 0) return { max: poolSize, keepAlive: true };
  return {
    max: poolSize,
    keepAlive: true,
    // Applies to opening a connection and to waiting for a free one.
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: Math.min(statementTimeoutMs, maxLockTimeoutMs),
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    query_timeout: statementTimeoutMs + clientTimeoutMarginMs,
  };
}
