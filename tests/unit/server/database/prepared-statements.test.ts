import type { PoolClient } from 'pg';
import { preparedSql, prepareMarkedStatements } from '../../../../server/database/prepared-statements.ts';

/** Returns the arguments that a connection receives for each statement. */
function sendStatements(...statements: [text: string, values: unknown[]][]): unknown[][] {
  const sent: unknown[][] = [];
  const client = { query: (...args: unknown[]) => sent.push(args) };
  prepareMarkedStatements(client as unknown as PoolClient);
  for (const [text, values] of statements) client.query(text, values);
  return sent;
}

const markedStatement = 'select $1\n/* prepared */\n';

test('names a marked statement by its text, independent of its parameters', () => {
  const [[first], [second], [other]] = sendStatements(
    [markedStatement, [1]],
    [markedStatement, [2]],
    [`${markedStatement} /* prepared */`, []],
  ) as [{ name: string }[], { name: string }[], { name: string }[]];
  expect(first).toEqual({ name: expect.any(String), text: markedStatement, values: [1] });
  expect(second).toEqual({ name: first?.name, text: markedStatement, values: [2] });
  expect(other?.name).not.toBe(first?.name);
});

test('names a statement that preparedSql has marked', () => {
  const text = preparedSql('select $1');
  expect(sendStatements([text, [1]])).toEqual([[{ name: expect.any(String), text, values: [1] }]]);
});

test('gives names that are not longer than the maximum of PostgreSQL', () => {
  const [[named]] = sendStatements([markedStatement, []]) as [{ name: string }[]];
  expect(named?.name.length).toBeLessThan(64);
});

test('does not change other statements', () => {
  expect(sendStatements(['select $1', [1]])).toEqual([['select $1', [1]]]);
});
