import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const mark = '/* without timeout */';
/** The longest time of a timer. */
const maxTimeoutMs = 2 ** 31 - 1;

/**
 * Ends the text of a statement of a scheduled job that may take longer than those of requests. The client then waits for
 * it. Its transaction must also set `statement_timeout`, which the server enforces.
 */
export const withoutTimeout = sql.raw(mark);

/** Makes a new connection wait for the statements that end with `withoutTimeout`. */
export function waitWithoutTimeout(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const queryAndWait = (...args: unknown[]) => {
    const [text, values, ...more] = args;
    if (typeof text !== 'string' || !text.trimEnd().endsWith(mark)) return query(...args);
    return query({ text, values, query_timeout: maxTimeoutMs }, ...more);
  };
  client.query = queryAndWait as typeof client.query;
}
