import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addIssue, addPublisher, addSeries, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Publishers and series. */
export function collections(platform: () => TestPlatform): void {
  let publisher: string;
  let issueWithoutSeries: string;
  const get = (path: string, headers: Record<string, string> = {}) =>
    platform().app.inject({ url: `/api/comics${path}`, headers });

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    publisher = await addPublisher(database, { username: 'bonde', name: 'Bonde', priority: 1 });
    await addPublisher(database, { username: 'zebra', name: 'Zebra', priority: 9 });
    await addPublisher(database, { username: 'agua', name: 'Água', priority: 1 });
    const series = await addSeries(database, publisher, 'turno', 'Turno da Noite');
    const other = await addSeries(database, publisher, 'abacate', 'Água de Abacate');
    await addSeries(database, publisher, 'empty', 'Ainda Nada');
    const early = await addSeries(database, publisher, 'early', 'Logo Mais');
    const common = { publisherId: publisher };
    await addIssue(database, {
      ...common,
      slug: 'turno-10',
      seriesId: series,
      number: 10,
      publishedAt: daysAgo(3),
    });
    await addIssue(database, {
      ...common,
      slug: 'turno-2',
      seriesId: series,
      number: 2,
      publishedAt: daysAgo(1),
    });
    await addIssue(database, { ...common, slug: 'turno-extra', seriesId: series, publishedAt: daysAgo(9) });
    await addIssue(database, {
      ...common,
      slug: 'turno-11',
      seriesId: series,
      number: 11,
      publishedAt: daysAgo(-9),
    });
    await addIssue(database, { ...common, slug: 'abacate-1', seriesId: other, number: 1 });
    await addIssue(database, {
      ...common,
      slug: 'early-1',
      seriesId: early,
      number: 1,
      publishedAt: daysAgo(-1),
    });
    issueWithoutSeries = await addIssue(database, { ...common, slug: 'alone' });
  });

  it('lists publishers by priority and then alphabetically', async () => {
    const { items } = (await get('/publisher')).json();
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Zebra', 'Água', 'Bonde']);
    expect((await get('/publisher?limit=150')).statusCode).toBe(200);
    expect((await get('/publisher?limit=151')).statusCode).toBe(400);
  });

  it('counts only published issues and series of a publisher', async () => {
    expect((await get('/publisher/username/bonde')).json()).toMatchObject({
      dragonId: publisher,
      seriesCount: 2,
      issuesCount: 5,
      lowestParentalRating: 'L',
      picture: { width: 1200 },
    });
    expect((await get('/publisher/username/zebra')).json()).toMatchObject({
      seriesCount: 0,
      issuesCount: 0,
      lowestParentalRating: null,
    });
    expect((await get('/publisher/username/nobody')).json().code).toBe('PUBLISHER.NOT_FOUND');
  });

  it('returns a series with its issues in the order of their numbers, and issues without a number last', async () => {
    const series = (await get('/series/slug/turno')).json();
    expect(series).toMatchObject({
      slug: 'turno',
      title: 'Turno da Noite',
      publisher: { username: 'bonde' },
    });
    const slugs = series.issues.items.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(['turno-2', 'turno-10', 'turno-extra']);
    expect(series.issues.items[0].kinds).toEqual(['series']);
    expect(series.cover).toEqual(series.issues.items[0].content.cover);
    expect((await get('/series/slug/turno?limit=1&page=1')).json().issues).toMatchObject({
      items: [{ slug: 'turno-10' }],
      page: 1,
      hasNext: true,
    });
  });

  it('returns a second cover for viewers who may not see that of the first issue', async () => {
    const { database } = platform();
    const seriesId = await addSeries(database, publisher, 'faixas', 'Faixas');
    const common = { publisherId: publisher, seriesId };
    await addIssue(database, { ...common, slug: 'faixas-1', number: 1, parentalRating: '16' });
    await addIssue(database, { ...common, slug: 'faixas-2', number: 2, parentalRating: '12' });
    await addIssue(database, { ...common, slug: 'faixas-3', number: 3, parentalRating: '12' });
    const series = (await get('/series/slug/faixas')).json();
    const [first, second] = series.issues.items;
    expect(series).toMatchObject({ cover: first.content.cover, parentalRating: '16' });
    expect(series).toMatchObject({ lowestRatingCover: second.content.cover, lowestParentalRating: '12' });
    expect(series.cover).not.toEqual(series.lowestRatingCover);
    const uniform = (await get('/series/slug/turno')).json();
    expect(uniform).toMatchObject({ lowestRatingCover: null, lowestParentalRating: uniform.parentalRating });
    await database.deleteFrom('comics.issue').where('seriesId', '=', seriesId).execute();
  });

  it('returns the previous and next issue in the order of the series', async () => {
    const findNeighbourSlugs = async (slug: string) => {
      const { externalId } = (await get(`/issue/slug/${slug}`)).json();
      const { previous, next } = (await get(`/issue/${externalId}/neighbours`)).json();
      return [previous?.slug ?? null, next?.slug ?? null];
    };
    expect(await findNeighbourSlugs('turno-2')).toEqual([null, 'turno-10']);
    expect(await findNeighbourSlugs('turno-10')).toEqual(['turno-2', 'turno-extra']);
    expect(await findNeighbourSlugs('turno-extra')).toEqual(['turno-10', null]);
    expect(await findNeighbourSlugs('alone')).toEqual([null, null]);
  });

  it('uses the same order for previous and next issues as for the list, even for issues with equal numbers', async () => {
    const { database } = platform();
    const series = await addSeries(database, publisher, 'iguais');
    const moment = daysAgo(4);
    for (const [index, number] of [null, 1, null, 1, 0.5, 1].entries()) {
      const publishedAt = index < 3 ? moment : daysAgo(index);
      const slug = `igual-${index}`;
      await addIssue(database, {
        slug,
        publisherId: publisher,
        seriesId: series,
        number,
        publishedAt,
      });
    }
    const listedIssues: { externalId: string }[] = (await get('/series/slug/iguais')).json().issues.items;
    const ids = listedIssues.map(({ externalId }) => externalId);
    expect(ids).toHaveLength(6);
    for (const [index, id] of ids.entries()) {
      const { previous, next } = (await get(`/issue/${id}/neighbours`)).json();
      expect([previous?.externalId, next?.externalId]).toEqual([ids[index - 1], ids[index + 1]]);
    }
    await database.deleteFrom('comics.issue').where('seriesId', '=', series).execute();
  });

  it('returns no previous and next issue for an unknown or unpublished issue', async () => {
    expect((await get(`/issue/${randomUUID()}/neighbours`)).json().code).toBe('ISSUE.NOT_FOUND');
    expect((await get('/issue/turno-2/neighbours')).statusCode).toBe(400);
    const early = await platform()
      .database.selectFrom('comics.issue')
      .select('id')
      .where('slug', '=', 'early-1')
      .executeTakeFirstOrThrow();
    expect((await get(`/issue/${early.id}/neighbours`)).statusCode).toBe(404);
  });

  it('lists the issues of a publisher in pages, newest first', async () => {
    const slugsOf = async (query: string) =>
      (await get(`/issue/publisher/${publisher}${query}`))
        .json()
        .items.map(({ slug }: { slug: string }) => slug);
    const all = await slugsOf('');
    expect(all).toHaveLength(5);
    expect(all).not.toContain('turno-11');
    expect(all.indexOf('turno-2')).toBeLessThan(all.indexOf('turno-10'));
    expect(await slugsOf('?limit=2&page=1')).toEqual(all.slice(2, 4));
    expect((await get(`/issue/publisher/${randomUUID()}`)).json().code).toBe('PUBLISHER.NOT_FOUND');
    expect((await get('/issue/publisher/bonde')).statusCode).toBe(400);
  });

  it('counts only published issues of a series', async () => {
    expect((await get('/series/slug/turno')).json().issuesCount).toBe(3);
  });

  it('returns the series of an issue', async () => {
    const { externalId } = (await get('/issue/slug/turno-10')).json();
    expect((await get(`/series/issue/${externalId}`)).json()).toMatchObject({ slug: 'turno' });
    for (const id of [issueWithoutSeries, randomUUID()]) {
      expect((await get(`/series/issue/${id}`)).json().code).toBe('SERIES.NOT_FOUND');
    }
  });

  it('lists the series of a publisher by title, except series without a published issue', async () => {
    const { items } = (await get(`/series/publisher/${publisher}`)).json();
    expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(['abacate', 'turno']);
    expect((await get(`/series/publisher/${randomUUID()}`)).json().code).toBe('PUBLISHER.NOT_FOUND');
  });

  it('returns the identity of a publisher, and its featured series before the others', async () => {
    const list = async () => (await get(`/series/publisher/${publisher}`)).json().items;
    const before = await list();
    const last = before.at(-1);
    await platform()
      .database.updateTable('comics.publisher')
      .set({ color: '#4a1c6b', banner: sql`picture`, featuredSeriesId: last.externalId })
      .where('id', '=', publisher)
      .execute();
    expect((await get('/publisher/username/bonde')).json()).toMatchObject({
      color: '#4a1c6b',
      banner: { width: 1200 },
      featuredSeriesId: last.externalId,
    });
    const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);
    expect(slugs(await list())).toEqual([last.slug, ...slugs(before.slice(0, -1))]);
  });

  it.each(['empty', 'early'])(
    'does not feature the series "%s", which has no published issue',
    async (slug) => {
      const { database } = platform();
      const feature = (seriesId: string | null) =>
        database
          .updateTable('comics.publisher')
          .set({ featuredSeriesId: seriesId })
          .where('id', '=', publisher)
          .execute();
      const series = await database
        .selectFrom('comics.series')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      await feature(series.id);
      expect((await get('/publisher/username/bonde')).json().featuredSeriesId).toBeNull();
      await feature(null);
    },
  );

  it.each(['empty', 'early', 'nothing'])('does not find the series "%s"', async (slug) => {
    const response = await get(`/series/slug/${slug}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'SERIES.NOT_FOUND']);
  });
}
