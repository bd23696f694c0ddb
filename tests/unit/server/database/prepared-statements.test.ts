import type { PoolClient } from 'pg';
import { preparedSql, prepareMarkedStatements } from '../../../../server/database/prepared-statements.ts';

/** Returns the arguments that a connection receives for each statement. */
function sentFor(...statements: [text: string, values: unknown[]][]): unknown[][] {
  const sent: unknown[][] = [];
  const client = { query: (...args: unknown[]) => sent.push(args) };
  prepareMarkedStatements(client as unknown as PoolClient);
  for (const [text, values] of statements) client.query(text, values);
  return sent;
}

const marked = 'select $1\n/* prepared */\n';

test('names a marked statement by its text, independent of its parameters', () => {
  const [[first], [second], [other]] = sentFor(
    [marked, [1]],
    [marked, [2]],
    [`${marked} /* prepared */`, []],
  ) as [{ name: string }[], { name: string }[], { name: string }[]];
  expect(first).toEqual({ name: expect.any(String), text: marked, values: [1] });
  expect(second).toEqual({ name: first?.name, text: marked, values: [2] });
  expect(other?.name).not.toBe(first?.name);
});

test('names a statement that was marked as plain SQL', () => {
  const text = preparedSql('select $1');
  expect(sentFor([text, [1]])).toEqual([[{ name: expect.any(String), text, values: [1] }]]);
});

test('names are not longer than the maximum of PostgreSQL', () => {
  const [[named]] = sentFor([marked, []]) as [{ name: string }[]];
  expect(named?.name.length).toBeLessThan(64);
});

test('does not change other statements', () => {
  expect(sentFor(['select $1', [1]])).toEqual([['select $1', [1]]]);
});
