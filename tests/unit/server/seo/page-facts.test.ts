import { DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { createKysely } from '../../../../server/database/create-kysely.ts';
import type { Database } from '../../../../server/database/database.ts';
import { openPageFacts } from '../../../../server/seo/page-facts.ts';

/** Creates a database whose connections are opened by the given function. */
function createDatabaseWith(acquireConnection: () => Promise<never>): {
  database: Database;
  queryCount: () => number;
} {
  let queries = 0;
  class Driver extends DummyDriver {
    override acquireConnection(): Promise<never> {
      queries += 1;
      return acquireConnection();
    }
  }
  const database: Database = createKysely({
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new Driver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  });
  return { database, queryCount: () => queries };
}

const rejectConnection = () => Promise.reject(new Error('The database is unavailable.'));
const neverConnect = () => new Promise<never>(() => {});

function setUpPageFacts(acquireConnection: () => Promise<never>, { isAppPath = true } = {}) {
  const problems: unknown[] = [];
  const { database, queryCount } = createDatabaseWith(acquireConnection);
  const pageFacts = openPageFacts({
    database,
    pictures: { coverPicture: ({ width, height }) => ({ address: '', width, height, placeholder: '' }) },
    site: () => 'https://banca.example',
    isAppPath: async () => isAppPath,
    lifetimeMs: 60_000,
    timeoutMs: 20,
    onProblem: (error) => void problems.push(error),
  });
  return { pageFacts, queryCount, problems };
}

it.each([
  ['fails', rejectConnection],
  ['does not answer', neverConnect],
])('returns no facts if the database %s, and reports the problem', async (_how, acquireConnection) => {
  const { pageFacts, problems } = setUpPageFacts(acquireConnection);
  expect(await pageFacts('/issue/turno-1', 'pt-br')).toEqual({ status: 200, head: '' });
  expect(problems).toEqual([expect.any(Error)]);
});

it('shares one query between concurrent requests of a page, and ignores unknown parameters', async () => {
  const { pageFacts, queryCount } = setUpPageFacts(neverConnect);
  await Promise.all(
    ['', '?a=1', '?utm_source=b'].map((query) => pageFacts(`/issue/turno-1${query}`, 'pt-br')),
  );
  expect(queryCount()).toBe(1);
});

it('caches general facts, which need no database', async () => {
  const { pageFacts } = setUpPageFacts(rejectConnection);
  const first = await pageFacts('/catalog', 'pt-br');
  expect(first.head).toContain('<title>Catálogo – Banca</title>');
  expect(await pageFacts('/catalog?x=1', 'pt-br')).toBe(first);
  expect(await pageFacts('/catalog', 'en-us')).not.toBe(first);
});

it('runs no query for an address that the app does not have', async () => {
  const { pageFacts, queryCount } = setUpPageFacts(rejectConnection, { isAppPath: false });
  expect((await pageFacts('/issue/turno-1', 'pt-br')).status).toBe(404);
  expect(queryCount()).toBe(0);
});
