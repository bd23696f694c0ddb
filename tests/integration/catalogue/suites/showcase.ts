import { Check } from 'typebox/value';
import { Banner } from '../../../../server/catalogue/showcase/showcase-schemas.ts';
import { shuffleModules } from '../../../../server/catalogue/shuffled.ts';
import {
  addBanner,
  addImage,
  addIssue,
  addPlan,
  addPublisher,
  addSeries,
  daysAgo,
} from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Banners, shelves of genres, and plans. */
export function showcase(platform: () => TestPlatform): void {
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await platform().app.inject({ url: `/api/comics${path}`, headers })).json();
  const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);
  const inEnglish = { 'accept-language': 'en-us' };

  beforeAll(() => platform().deleteAllData());

  describe('banners', () => {
    it('are sorted by position, in the requested language or in the only one that exists', async () => {
      expect(await get('/exploration/showcase/banner', { 'accept-language': 'pt-pt' })).toEqual([]);
      await addBanner(platform().database, '/plans', { position: 1, titles: { 'pt-br': 'Segunda' } });
      await addBanner(platform().database, '/plans', {
        position: 0,
        titles: { 'pt-br': 'Primeira', 'en-us': 'First' },
      });
      const banners = await get('/exploration/showcase/banner', inEnglish);
      expect(banners).toEqual([
        expect.objectContaining({ link: '/plans', title: 'First', text: 'First!' }),
        expect.objectContaining({ title: 'Segunda' }),
      ]);
      expect(banners[0].picture).toMatchObject({ width: 1200, address: expect.stringContaining('{width}') });
      expect(banners[0]).toHaveProperty('externalId');
    });

    it('name the lowest rating of the offered issues that they open, and are hidden if they open none', async () => {
      const { database } = platform();
      await database.deleteFrom('comics.banner').execute();
      const publisherId = await addPublisher(database, { username: 'nuvem' });
      const seriesId = await addSeries(database, publisherId, 'trovoada', 'Trovoada');
      const common = { publisherId, genre: null };
      await addIssue(database, { ...common, slug: 'numero-0', parentalRating: '16', seriesId });
      await addIssue(database, { ...common, slug: 'numero-1', parentalRating: '12', seriesId });
      await addIssue(database, { ...common, slug: 'numero-2', seriesId, publishedAt: daysAgo(-1) });
      await addIssue(database, { ...common, slug: 'garoa', parentalRating: '10' });
      const links = ['/issue/numero-0', '/series/trovoada', '/publisher/nuvem', '/issue/numero-2', '/plans'];
      for (const link of links) await addBanner(database, link);
      const banners: { link: string; lowestParentalRating: unknown }[] = await get(
        '/exploration/showcase/banner',
      );
      // Without the issue that is not published yet.
      expect(banners.map(({ link, lowestParentalRating }) => [link, lowestParentalRating])).toEqual([
        ['/issue/numero-0', '16'],
        ['/series/trovoada', '12'],
        ['/publisher/nuvem', '10'],
        ['/plans', null],
      ]);
    });

    it.each(['https://another.example', '//another.example', '/\\another.example', 'issue/numero-1'])(
      'cannot link to %s, because it is not a path of the app',
      async (link) => {
        const { database } = platform();
        const picture = await addImage(database);
        const insertion = database
          .insertInto('comics.banner')
          .values({ position: 9, link, picture })
          .execute();
        await expect(insertion).rejects.toThrow('banner_link_check');
        expect(Check(Banner.properties.link, link)).toBe(false);
      },
    );
  });

  describe('the issues of a genre', () => {
    const issueCount = 9;
    const loadGenre = (query: string) => get(`/exploration/genre/slice%20of%20life?${query}`);

    beforeAll(async () => {
      const { database } = platform();
      for (let number = 1; number <= issueCount; number += 1) {
        await addIssue(database, { slug: `dia-${number}`, genre: 'slice of life' });
      }
      await addIssue(database, { slug: 'amanha', genre: 'slice of life', publishedAt: daysAgo(-1) });
      await addIssue(database, { slug: 'bang', genre: 'western' });
    });

    it.each(shuffleModules)('are listed exactly once over the pages of module %i', async (module) => {
      const pages = await Promise.all(
        [0, 1, 2].map((page) => loadGenre(`module=${module}&limit=4&page=${page}`)),
      );
      const all = pages.flatMap(slugsOf);
      expect(all).toHaveLength(issueCount);
      expect(new Set(all).size).toBe(issueCount);
      expect(all).not.toContain('amanha');
      expect(pages.map(({ hasNext }) => hasNext)).toEqual([true, true, false]);
    });

    it('are in a different order for each module', async () => {
      const orders = await Promise.all(shuffleModules.map((module) => loadGenre(`module=${module}&limit=9`)));
      const different = new Set(orders.map((order) => slugsOf(order).join()));
      expect(different.size).toBe(shuffleModules.length);
    });

    it('are an empty list if none is published, and an error if the genre is unknown', async () => {
      expect(slugsOf(await get("/exploration/genre/children's"))).toEqual([]);
      expect(await get('/exploration/genre/cordel')).toMatchObject({ code: 'SHOWCASE.NOT_FOUND' });
      expect(await loadGenre('module=8')).toMatchObject({ code: 'REQUEST.INVALID' });
    });
  });

  describe('the genres', () => {
    it('are listed with the number of their offered issues, in total and per rating, largest first', async () => {
      const { database } = platform();
      await addIssue(database, { slug: 'bang-2', genre: 'western', withdrawnAt: daysAgo(1) });
      await addIssue(database, { slug: 'sem-genero', genre: null });
      const publisherId = await addPublisher(database, { username: 'fechou' });
      await database
        .updateTable('comics.publisher')
        .set({ isActive: false })
        .where('id', '=', publisherId)
        .execute();
      await addIssue(database, { slug: 'trincheira', genre: 'war', publisherId });
      await addIssue(database, { slug: 'bang-3', genre: 'western', parentalRating: '16' });
      await addIssue(database, { slug: 'adeus-1', genre: 'drama' });
      await addIssue(database, { slug: 'adeus-2', genre: 'drama' });
      const noIssues = { L: 0, 10: 0, 12: 0, 14: 0, 16: 0, '+18': 0 };
      expect(await get('/exploration/genre')).toEqual([
        { genre: 'slice of life', issuesCount: 9, issuesCountByRating: { ...noIssues, L: 9 } },
        { genre: 'drama', issuesCount: 2, issuesCountByRating: { ...noIssues, L: 2 } },
        { genre: 'western', issuesCount: 2, issuesCountByRating: { ...noIssues, L: 1, 16: 1 } },
      ]);
    });

    it('are cached like other lists', async () => {
      const url = '/api/comics/exploration/genre';
      const { headers } = await platform().app.inject({ url });
      expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.any(String) });
      const again = await platform().app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect(again.statusCode).toBe(304);
    });
  });

  describe('plans', () => {
    it('are listed with their periods, shortest first, and without plans of operators', async () => {
      const { database } = platform();
      const sold = await addPlan(database, 'sold', { 'en-us': 'Sold' });
      await addPlan(database, 'of-operator');
      const offer = { planId: sold, market: 'brazil', currency: 'BRL' };
      await database
        .insertInto('comics.plan_merchandise')
        .values([
          { ...offer, cycleDays: 360, price: 17990 },
          { ...offer, cycleDays: 30, price: 1990 },
          { ...offer, cycleDays: 90, price: 5490, market: 'portugal' },
        ])
        .execute();
      expect(await get('/plan', inEnglish)).toEqual([
        {
          externalId: sold,
          slug: 'sold',
          name: 'Sold',
          description: 'Sold.',
          features: ['Sold'],
          guidedAccountsCount: 0,
          provider: null,
          merchandises: [
            {
              merchandiseExternalId: expect.any(String),
              cycleDurationInDays: 30,
              price: 1990,
              currency: 'BRL',
            },
            {
              merchandiseExternalId: expect.any(String),
              cycleDurationInDays: 360,
              price: 17990,
              currency: 'BRL',
            },
          ],
        },
      ]);
    });
  });
}
