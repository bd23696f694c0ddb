import { randomUUID } from 'node:crypto';
import { addIssue, addPublisher, addSeries, daysAgo } from '../support/seed.ts';
import type { TestPlatform } from '../support/test-platform.ts';

/** Publishers and series. */
export function collections(platform: () => TestPlatform): void {
  let publisher: string;
  let alone: string;
  const get = (path: string, headers: Record<string, string> = {}) =>
    platform().app.inject({ url: `/api/comics${path}`, headers });

  beforeAll(async () => {
    await platform().empty();
    const { database } = platform();
    publisher = await addPublisher(database, { username: 'bonde', name: 'Bonde', priority: 1 });
    await addPublisher(database, { username: 'zebra', name: 'Zebra', priority: 9 });
    await addPublisher(database, { username: 'agua', name: 'Água', priority: 1 });
    const series = await addSeries(database, publisher, 'turno', 'Turno da Noite');
    const other = await addSeries(database, publisher, 'abacate', 'Água de Abacate');
    await addSeries(database, publisher, 'empty', 'Ainda Nada');
    const early = await addSeries(database, publisher, 'early', 'Logo Mais');
    const common = { publisher_id: publisher };
    await addIssue(database, {
      ...common,
      slug: 'turno-10',
      series_id: series,
      number: 10,
      published_at: daysAgo(3),
    });
    await addIssue(database, {
      ...common,
      slug: 'turno-2',
      series_id: series,
      number: 2,
      published_at: daysAgo(1),
    });
    await addIssue(database, { ...common, slug: 'turno-extra', series_id: series, published_at: daysAgo(9) });
    await addIssue(database, {
      ...common,
      slug: 'turno-11',
      series_id: series,
      number: 11,
      published_at: daysAgo(-9),
    });
    await addIssue(database, { ...common, slug: 'abacate-1', series_id: other, number: 1 });
    await addIssue(database, {
      ...common,
      slug: 'early-1',
      series_id: early,
      number: 1,
      published_at: daysAgo(-1),
    });
    alone = await addIssue(database, { ...common, slug: 'alone' });
  });

  it('lists publishers by priority and then by name, as people sort', async () => {
    const { items } = (await get('/publisher')).json();
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Zebra', 'Água', 'Bonde']);
    expect((await get('/publisher?limit=150')).statusCode).toBe(200);
    expect((await get('/publisher?limit=151')).statusCode).toBe(400);
  });

  it('counts what a publisher has published, and not what is still to come', async () => {
    expect((await get('/publisher/username/bonde')).json()).toMatchObject({
      dragonId: publisher,
      seriesCount: 2,
      issuesCount: 5,
      picture: { width: 1200 },
    });
    expect((await get('/publisher/username/zebra')).json()).toMatchObject({ seriesCount: 0, issuesCount: 0 });
    expect((await get('/publisher/username/nobody')).json().code).toBe('PUBLISHER.NOT_FOUND');
  });

  it('gives a series with its issues by number, those without one last', async () => {
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

  it('tells the series of an issue', async () => {
    const { externalId } = (await get('/issue/slug/turno-10')).json();
    expect((await get(`/series/issue/${externalId}`)).json()).toMatchObject({ slug: 'turno' });
    for (const id of [alone, randomUUID()]) {
      expect((await get(`/series/issue/${id}`)).json().code).toBe('SERIES.NOT_FOUND');
    }
  });

  it('lists the series of a publisher by title, without those that have nothing out', async () => {
    const { items } = (await get(`/series/publisher/${publisher}`)).json();
    expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(['abacate', 'turno']);
    expect((await get(`/series/publisher/${randomUUID()}`)).json().code).toBe('PUBLISHER.NOT_FOUND');
  });

  it.each(['empty', 'early', 'nothing'])('does not find the series "%s"', async (slug) => {
    const response = await get(`/series/slug/${slug}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'SERIES.NOT_FOUND']);
  });
}
