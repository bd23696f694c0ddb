import { createHash } from 'node:crypto';
import { PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { createKysely } from '../../../server/database/create-kysely.ts';
import type { Database } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { createEmptyDatabase } from '../../support/test-database.ts';
import { idOf, rowsOf0021 } from '../support/rows-of-0021.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

type Row = Record<string, unknown>;

/** Written by triggers and written again by migration 0029. */
const isSearchTable = (table: string) => /search/.test(table);

const insertRow = (database: Database, table: string, row: Row) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(database);

async function listTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select table_schema || '.' || table_name as "table" from information_schema.tables
    where table_schema in ('comics', 'identity', 'platform') and table_type = 'BASE TABLE' order by 1`.execute(
    database,
  );
  return rows.map(({ table }) => table).filter((table) => !isSearchTable(table));
}

async function readRows(database: Database, table: string): Promise<Row[]> {
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(entry)::text as text from ${sql.table(table)} as entry`.execute(database);
  return rows.map(({ text }) => JSON.parse(text));
}

const sortRows = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();
const pick = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** Columns whose values are no longer stored. */
const removedColumns = new Set(['identity.account.has_accepted_lgpd']);

/** A database that is filled at migration 0021 and then upgraded. */
describe('the upgrade of a filled database', () => {
  let testDatabase: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let database: Database;
  let platform: TestPlatform | undefined;
  const former = new Map<string, Row[]>();

  beforeAll(async () => {
    testDatabase = await createEmptyDatabase();
    database = createKysely(
      new PostgresDialect({ pool: new Pool({ connectionString: testDatabase.url, max: 2 }) }),
    );
    await migrate(database, '0021-standard-names');
    await database.transaction().execute(async (transaction) => {
      for (const [table, rows] of Object.entries(rowsOf0021)) {
        for (const row of rows) await insertRow(transaction, table, row);
      }
    });
    for (const table of await listTables(database)) former.set(table, await readRows(database, table));
    await migrate(database);
    platform = await openTestPlatform({ databaseUrl: testDatabase.url });
  }, 60_000);
  afterAll(async () => {
    await platform?.close();
    await database.destroy();
    await testDatabase.drop();
  });

  const get = async (path: string) => (await platform?.app.inject({ url: `/api/comics${path}` }))?.json();

  it('begins with rows in every table', () => {
    expect([...former].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
  });

  it('keeps every row and every value', async () => {
    expect(await listTables(database)).toEqual(expect.arrayContaining([...former.keys()]));
    for (const [table, rows] of former) {
      const names = Object.keys(rows[0] ?? {}).filter((name) => !removedColumns.has(`${table}.${name}`));
      const current = (await readRows(database, table)).map((row) => pick(row, names));
      expect([table, sortRows(current)]).toEqual([table, sortRows(rows.map((row) => pick(row, names)))]);
    }
  });

  it('invents no consent for a flag without a version', async () => {
    const accepted = former.get('identity.account')?.filter((row) => row.has_accepted_lgpd) ?? [];
    expect(accepted).toHaveLength(1);
    expect(await readRows(database, 'identity.consent')).toEqual([]);
  });

  it('finishes issues whose last page was reached, at the time of the position', async () => {
    const rows = await readRows(database, 'comics.reading');
    const finished = rows.filter((row) => row.finished_at !== null);
    expect(finished.map((row) => [row.reader_id, row.issue_id]).toSorted()).toEqual([
      [idOf.ana, idOf.first],
      [idOf.ana, idOf.single],
      [idOf.bia, idOf.first],
      [idOf.bia, idOf.withdrawn],
    ]);
    expect(finished.every((row) => row.finished_at === row.read_at)).toBe(true);
  });

  it('marks acquired issues as read if their reader got beyond the sample', async () => {
    const read = (await readRows(database, 'comics.acquisition')).filter((row) => row.first_read_at !== null);
    expect(read.map((row) => [row.reader_id, row.issue_id]).toSorted()).toEqual([
      [idOf.ana, idOf.second],
      [idOf.bia, idOf.withdrawn],
    ]);
  });

  it('gives spellings of a creator the same slug, and every creator a page', async () => {
    const hash = createHash('md5').update('!!!').digest('hex');
    const longSlug = 'anabela-'.repeat(25).slice(0, 150);
    const slugs = (await readRows(database, 'comics.contributor')).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual([hash, longSlug, 'ze-ramon', 'ze-ramon'].toSorted());
    expect(await get('/creator/slug/ze-ramon')).toMatchObject({ name: expect.any(String), issuesCount: 2 });
    expect(await get(`/creator/slug/${longSlug}`)).toMatchObject({ issuesCount: 1 });
  });

  it('gives issues a sample of three pages, and publishers no colours of their own', async () => {
    const issues = await readRows(database, 'comics.issue');
    expect(new Set(issues.map((row) => row.sample_pages))).toEqual(new Set([3]));
    expect(await readRows(database, 'comics.publisher')).toEqual(
      [1, 2].map(() => expect.objectContaining({ color: null, banner: null, featured_series_id: null })),
    );
  });

  it('shows banners without markets in those that existed', async () => {
    const shown = (await readRows(database, 'comics.banner_market')).map(({ market }) => market);
    expect(shown.toSorted()).toEqual(['brazil', 'portugal']);
  });

  it('announces nothing to readers who did not ask for it', async () => {
    expect(await readRows(database, 'comics.announcement_schedule')).toEqual([]);
  });

  it('leaves the age of old accounts to their birth date', async () => {
    expect(await readRows(database, 'identity.account')).toEqual(
      [1, 2].map(() => expect.objectContaining({ declared_adult_at: null, sign_up_challenge: null })),
    );
  });

  it('makes the old catalogue searchable by the new kinds of entries', async () => {
    const find = async (query: string) =>
      (await get(`/issue/search?query=${encodeURIComponent(query)}`)).items.map(
        ({ slug }: { slug: string }) => slug,
      );
    expect((await find('terror')).toSorted()).toEqual(['porao-1', 'porao-2']);
    expect(await find('arvore')).toEqual(['avulso']);
    expect(await find('saiu')).toEqual([]);
    expect((await get('/person/search?query=ramon')).items).toMatchObject([
      { slug: 'ze-ramon', issuesCount: 2 },
    ]);
    expect((await get('/issue?sort=title')).items.map(({ slug }: { slug: string }) => slug)).toEqual([
      'porao-2',
      'avulso',
      'porao-1',
    ]);
  });
});
