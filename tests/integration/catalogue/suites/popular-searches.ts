import { sql } from 'kysely';
import { openGenreCounts } from '../../../../server/catalogue/count-genres.ts';
import { openSearchCounts } from '../../../../server/catalogue/search/count-search.ts';
import { openPopularSearches } from '../../../../server/catalogue/search/popular-searches.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import { addIssue, addPublisher, addSeries } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Rule 84. */
export function popularSearches(platform: () => TestPlatform): void {
  const list = (language: 'pt-br' | 'en-us' = 'pt-br') => {
    const { database } = platform();
    const topIssues = { loadPopularIds: async () => [] };
    const countGenres = openGenreCounts(database, 1);
    return openPopularSearches({ database, topIssues, countGenres }, 1)({ language, market: 'brazil' });
  };
  const dayMs = 24 * 60 * 60 * 1000;
  /** Counts searches as on another day or machine. */
  const openCounts = (now = new Date()) => {
    const { database } = platform();
    const attempts = openAttempts(
      database,
      () => now,
      () => false,
    );
    return openSearchCounts({ database, attempts, signingKey: Buffer.from('k'.repeat(43)) });
  };
  const readTable = async () =>
    (
      await platform()
        .database.selectFrom('comics.popular_search')
        .select(['kind', 'name', 'searches'])
        .orderBy('kind')
        .orderBy('name')
        .execute()
    ).map(({ kind, name, searches }) => `${kind} ${name} ${searches}`);
  /** Searches from as many networks as `count`. */
  const searchOften = async (text: string, count: number) => {
    const countSearch = openCounts();
    for (let network = 0; network < count; network += 1) await countSearch(text, `192.0.2.${network}`);
  };

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    const publisherId = await addPublisher(database, { name: 'Edições Ipê' });
    const seriesId = await addSeries(database, publisherId, 'porao', 'O Porão');
    const issueId = await addIssue(database, {
      slug: 'porao-1',
      publisherId,
      seriesId,
      genre: 'horror',
      editions: { 'pt-br': 'Vozes' },
    });
    await database
      .insertInto('comics.contributor')
      .values({ issueId, position: 0, name: 'Zé Ramón', role: 'writer' })
      .execute();
    await addIssue(database, {
      slug: 'noite',
      publisherId,
      genre: 'erotic',
      parentalRating: '+18',
      editions: { 'pt-br': 'Noite Adentro' },
    });
  });
  beforeEach(async () => {
    await sql`truncate comics.popular_search, platform.attempt`.execute(platform().database);
  });

  it('are the most read titles and the largest genres if nobody has searched', async () => {
    expect(await list()).toEqual(['O Porão', 'Terror']);
    expect(await list('en-us')).toEqual(['O Porão', 'Horror']);
  });

  it('begin with names that at least three networks searched for', async () => {
    await searchOften('ramon', 3);
    await searchOften('ficção', 5);
    await searchOften('vozes', 2);
    await searchOften('terror', 4);
    expect(await list()).toEqual(['Terror', 'Zé Ramón', 'O Porão']);
    expect((await list('en-us'))[0]).toBe('Horror');
  });

  it('store the name in the catalogue and nothing that was typed', async () => {
    for (const text of ['porao', 'O PORÃO', 'vozes', 'ipe', 'terror', 'free', 'grátis', 'a história']) {
      await searchOften(text, 1);
    }
    expect(await readTable()).toEqual([
      'free free 1',
      'genre horror 1',
      'publisher Edições Ipê 1',
      'series O Porão 1',
      'title Vozes 1',
    ]);
  });

  it.each([
    'maria da silva, cpf 111.444.777-35',
    'porao maria da silva',
    'nada disso',
    'p'.repeat(61),
    'erotico',
    'noite adentro',
    '%',
  ])('do not count "%s"', async (text) => {
    await searchOften(text, 3);
    expect(await readTable()).toEqual([]);
  });

  it('count a network once for each name in 14 days, on all machines together', async () => {
    const today = new Date();
    for (const day of [0, 1, 13])
      await openCounts(new Date(today.getTime() + day * dayMs))('vozes', '192.0.2.1');
    expect(await readTable()).toEqual(['title Vozes 1']);
    await openCounts(new Date(today.getTime() + 14 * dayMs))('vozes', '192.0.2.1');
    await openCounts()('vozes', '192.0.2.2');
    expect(await readTable()).toEqual(['title Vozes 3']);
  });

  it('count only 60 searches of a network in an hour', async () => {
    const countSearch = openCounts();
    for (let time = 0; time < 58; time += 1) await countSearch('nada disso', '192.0.2.1');
    for (const text of ['terror', 'ramon', 'gratis']) await countSearch(text, '192.0.2.1');
    expect(await readTable()).toEqual(['genre horror 1', 'person Zé Ramón 1']);
  });

  it('store no network and no name for repeated searches, only a hash with a secret key', async () => {
    await openCounts()('vozes', '192.0.2.1');
    const rows = await platform().database.selectFrom('platform.attempt').selectAll().execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(Object.keys(row).toSorted()).toEqual(['count', 'endsAt', 'keyHash']);
      expect(row.keyHash).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('have at most 5,000 names a day, and forget days that are over a month old', async () => {
    const { database } = platform();
    await sql`insert into comics.popular_search (day, kind, name, searches)
      select (now() at time zone 'utc')::date - 31, 'title', 'Vozes', 9
      union all select (now() at time zone 'utc')::date, 'title', 'x' || number, 1
        from generate_series(1, 4999) as number`.execute(database);
    await searchOften('vozes', 1);
    await searchOften('terror', 1);
    await searchOften('vozes', 3);
    const rows = (await readTable()).filter((row) => !row.startsWith('title x'));
    expect(rows).toEqual(['title Vozes 3']);
  });

  it('leave out names that find nothing any more', async () => {
    const { database } = platform();
    await sql`insert into comics.popular_search (day, kind, name, searches)
      values ((now() at time zone 'utc')::date, 'title', 'Sumiu', 50)`.execute(database);
    expect(await list()).not.toContain('Sumiu');
  });

  it('can be counted and listed by everybody', async () => {
    const { app } = platform();
    const url = '/api/comics/search/popular';
    expect((await app.inject({ method: 'POST', url, payload: { query: 'porão' } })).statusCode).toBe(204);
    expect(await readTable()).toEqual(['series O Porão 1']);
    expect((await app.inject({ method: 'POST', url, payload: { query: '' } })).statusCode).toBe(400);
    expect((await app.inject({ url })).json()).toEqual(['O Porão', 'Terror']);
    expect((await app.inject({ url: `${url}?limit=1` })).json()).toEqual(['O Porão']);
  });
}
