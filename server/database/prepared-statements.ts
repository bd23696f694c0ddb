import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const mark = '/* prepared */';

/**
 * Marks a frequent statement with constant text (`query.modifyEnd(prepared)`). Each connection prepares it once, since
 * planning takes longer than running it. Unmarked statements are planned each time.
 */
export const prepared = sql.raw(mark);

/** Marks a frequent statement that is written as plain SQL. */
export const preparedSql = (text: string): string => `${text} ${mark}`;

/** Makes a new connection prepare the statements that end with `prepared`. */
export function prepareMarkedStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  const queryPrepared = (...args: unknown[]) => {
    const [text, values, ...more] = args;
    if (typeof text !== 'string' || !text.trimEnd().endsWith(mark)) return query(...args);
    return query({ name: nameOf(text), text, values }, ...more);
  };
  client.query = queryPrepared as typeof client.query;
}
