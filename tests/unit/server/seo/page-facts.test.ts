import { DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { createKysely } from '../../../../server/database/create-kysely.ts';
import type { Database } from '../../../../server/database/database.ts';
import { openPageFacts } from '../../../../server/seo/page-facts.ts';

/** A database that answers every statement in one way. */
function databaseThat(answer: () => Promise<never>): { database: Database; asked: () => number } {
  let asked = 0;
  class Driver extends DummyDriver {
    override acquireConnection(): Promise<never> {
      asked += 1;
      return answer();
    }
  }
  const database: Database = createKysely({
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new Driver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  });
  return { database, asked: () => asked };
}

const fails = () => Promise.reject(new Error('The database is away.'));
const isSilent = () => new Promise<never>(() => {});

function open(answer: () => Promise<never>, { isAppPath = true } = {}) {
  const problems: unknown[] = [];
  const { database, asked } = databaseThat(answer);
  const pageFacts = openPageFacts({
    database,
    pictures: { coverPicture: ({ width, height }) => ({ address: '', width, height, placeholder: '' }) },
    site: () => 'https://banca.example',
    isAppPath: async () => isAppPath,
    lifetimeMs: 60_000,
    timeoutMs: 20,
    onProblem: (error) => void problems.push(error),
  });
  return { pageFacts, asked, problems };
}

it.each([
  ['fails', fails],
  ['says nothing', isSilent],
])('leaves a page as it is when the database %s, and tells why', async (_how, answer) => {
  const { pageFacts, problems } = open(answer);
  expect(await pageFacts('/issue/turno-1', 'pt-br')).toEqual({ status: 200, head: '' });
  expect(problems).toEqual([expect.any(Error)]);
});

it('asks once for those who want the same page together, whatever follows its address', async () => {
  const { pageFacts, asked } = open(isSilent);
  await Promise.all(
    ['', '?a=1', '?utm_source=b'].map((query) => pageFacts(`/issue/turno-1${query}`, 'pt-br')),
  );
  expect(asked()).toBe(1);
});

it('needs no database for what every visitor is told, and keeps it', async () => {
  const { pageFacts } = open(fails);
  const first = await pageFacts('/catalog', 'pt-br');
  expect(first.head).toContain('<title>Catálogo – Banca</title>');
  expect(await pageFacts('/catalog?x=1', 'pt-br')).toBe(first);
  expect(await pageFacts('/catalog', 'en-us')).not.toBe(first);
});

it('asks nothing about an address that the app does not have', async () => {
  const { pageFacts, asked } = open(fails, { isAppPath: false });
  expect((await pageFacts('/issue/turno-1', 'pt-br')).status).toBe(404);
  expect(asked()).toBe(0);
});
