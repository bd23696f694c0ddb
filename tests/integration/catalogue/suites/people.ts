import { sql } from 'kysely';
import { findPeople } from '../../../../server/catalogue/search/find-people.ts';
import { addIssue, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function people(platform: () => TestPlatform): void {
  const search = async (query: string, parameters = '') =>
    (
      await platform().app.inject({
        url: `/api/comics/person/search?query=${encodeURIComponent(query)}${parameters}`,
      })
    ).json<{ items: { slug: string; name: string; issuesCount: number }[]; hasNext: boolean }>();
  const findNames = async (query: string) => (await search(query)).items.map(({ name }) => name);

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    const contribute = async (slug: string, names: readonly string[], columns = {}) => {
      const issueId = await addIssue(database, { slug, ...columns });
      await database
        .insertInto('comics.contributor')
        .values(names.map((name, position) => ({ issueId, position, name, role: 'writer' })))
        .execute();
    };
    await contribute('one', ['Ana Brás', 'Zé Ramón']);
    await contribute('two', ['Ana Brás', 'Anabela Reis']);
    await contribute('three', ['ANA BRAS', 'Ana Lua']);
    await contribute('tomorrow', ['Ana Amanhã'], { publishedAt: daysAgo(-1) });
    await contribute('gone', ['Ana Passada'], { withdrawnAt: daysAgo(0) });
  });

  it('finds people by a whole word first, then by the beginning of a name', async () => {
    expect(await findNames('ana')).toEqual(['Ana Brás', 'Ana Lua', 'Anabela Reis']);
    expect(await findNames('anab')).toEqual(['Anabela Reis']);
    expect(await findNames('ramon ze')).toEqual(['Zé Ramón']);
    expect(await findNames('Trem')).toEqual([]);
  });

  it('counts the offered issues of all spellings of a name', async () => {
    expect((await search('ana bras')).items).toEqual([
      { slug: 'ana-bras', name: 'Ana Brás', issuesCount: 3 },
    ]);
  });

  it('tolerates typing errors', async () => {
    expect(await findNames('ramom')).toEqual(['Zé Ramón']);
  });

  it('finds nobody whose issues are not offered', async () => {
    expect(await findNames('ana amanha')).toEqual([]);
    expect(await findNames('passada')).toEqual([]);
  });

  it('ranks the same people at each call, also if only a part of their credits is compared', async () => {
    const { database } = platform();
    const issueId = await addIssue(database, { slug: 'crowded' });
    await database.transaction().execute(async (rows) => {
      // The index of search is not needed, and would take long.
      await sql`set local session_replication_role = replica`.execute(rows);
      // Larger than a quarter of shared_buffers, so that PostgreSQL synchronizes scans.
      await sql`insert into comics.contributor (issue_id, position, name, role)
        select ${issueId}::uuid, n, 'Multidao ' || n || ' ' || repeat('x', 400), 'writer'
        from generate_series(1, 40000) n`.execute(rows);
    });
    await sql`analyze comics.contributor`.execute(database);
    const find = async () =>
      (await findPeople(database, 'brazil', 'multidao', { page: 0, limit: 20 })).map(({ slug }) => slug);
    const first = await find();
    expect(first).toHaveLength(21);
    expect(await find()).toEqual(first);
    await database.deleteFrom('comics.contributor').where('issueId', '=', issueId).execute();
  }, 30_000);

  it('returns each person once over all pages', async () => {
    const slices = await Promise.all([0, 1, 2].map((page) => search('ana', `&limit=1&page=${page}`)));
    expect(slices.flatMap(({ items }) => items.map(({ slug }) => slug))).toEqual([
      'ana-bras',
      'ana-lua',
      'anabela-reis',
    ]);
    expect(slices.map(({ hasNext }) => hasNext)).toEqual([true, true, false]);
  });
}
