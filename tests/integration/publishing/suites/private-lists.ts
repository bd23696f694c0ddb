import { addEditor, callAs, createIssue, type PublishingCaller } from '../../support/publishing-calls.ts';
import { addIssue, addPublisher, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function privateLists(platform: () => TestPlatform): void {
  let publisherId: string;
  let caller: PublishingCaller;

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    publisherId = await addPublisher(database);
    caller = callAs(platform(), await addEditor(platform(), { publisherId }));
    await addIssue(database, {
      slug: 'coracao-valente',
      publisherId,
      editions: { 'pt-br': 'Coração Valente', 'en-us': 'Brave Heart' },
      number: 12,
    });
    await addIssue(database, { slug: 'retirada', publisherId, withdrawnAt: daysAgo(1) });
    await addIssue(database, { slug: 'futura', publisherId, publishedAt: daysAgo(-3) });
    await addIssue(database, { slug: 'de-outra-editora' });
    await createIssue(caller, publisherId, 'rascunho', { pages: 2 });
    await caller.post(`/issue/as-publisher/${publisherId}`, { slug: 'vazia' });
  });

  const list = async (path = 'private', headers = {}) =>
    (await caller.get(`/issue/publisher/${publisherId}/${path}`, headers)).json();
  const slugsOf = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);

  it('lists working copies and published issues of the publisher, the last changed first', async () => {
    const answer = await list();
    expect(slugsOf(answer).slice(0, 2)).toEqual(['vazia', 'rascunho']);
    expect(new Set(slugsOf(answer))).toEqual(
      new Set(['vazia', 'rascunho', 'coracao-valente', 'retirada', 'futura']),
    );
    const stateBySlug = Object.fromEntries(
      answer.items.map((item: { slug: string; publication: string }) => [item.slug, item.publication]),
    );
    expect(stateBySlug).toEqual({
      vazia: 'unpublished',
      rascunho: 'unpublished',
      'coracao-valente': 'on sale',
      retirada: 'not for sale',
      futura: 'scheduled',
    });
  });

  it('describes each issue by its edition in the requested language', async () => {
    const { items } = await list('private', { 'accept-language': 'en-us' });
    const bySlug = new Map(items.map((item: { slug: string }) => [item.slug, item]));
    expect(bySlug.get('coracao-valente')).toMatchObject({
      title: 'Brave Heart',
      number: 12,
      pagesCount: 3,
      isChanged: false,
      requestState: null,
    });
    expect(bySlug.get('rascunho')).toMatchObject({
      title: 'Título de rascunho',
      pagesCount: 2,
      isChanged: true,
    });
    expect(bySlug.get('vazia')).toMatchObject({ title: null, cover: null, pagesCount: 0 });
  });

  it('keeps an issue once in the list after its working copy was opened', async () => {
    const { items } = await list();
    const { externalId } = items.find(({ slug }: { slug: string }) => slug === 'futura');
    await caller.get(`/issue/${externalId}/private`);
    expect(slugsOf(await list()).filter((slug) => slug === 'futura')).toHaveLength(1);
  });

  it('shows covers of working copies by signed addresses', async () => {
    const { items } = await list();
    const { cover } = items.find(({ slug }: { slug: string }) => slug === 'rascunho');
    const address = cover.address.replace('{width}', '64').replace('/api/comics', '');
    expect((await caller.get(address)).statusCode).toBe(200);
    expect((await callAs(platform(), null).get(address.split('?')[0])).statusCode).toBe(400);
  });

  it('pages through the list without repeating an issue', async () => {
    const slugs: string[] = [];
    for (const page of [0, 1, 2]) slugs.push(...slugsOf(await list(`private?limit=2&page=${page}`)));
    expect(slugs).toHaveLength(5);
    expect(new Set(slugs).size).toBe(5);
    expect(await list('private?limit=2&page=2')).toMatchObject({ hasNext: false });
  });

  it.each([
    ['coracao', ['coracao-valente']],
    ['valen', ['coracao-valente']],
    ['CORAÇÃO 12', ['coracao-valente']],
    ['brave 12', ['coracao-valente']],
    ['brave 13', []],
    ['rascunho', ['rascunho']],
    ['vazi', ['vazia']],
    ['nada', []],
  ])('finds issues for %j', async (query, slugs) => {
    expect(slugsOf(await list(`private/search?query=${encodeURIComponent(query)}`))).toEqual(slugs);
  });

  it('finds a working copy by a title that is not published', async () => {
    const { items } = await list();
    const { externalId } = items.find(({ slug }: { slug: string }) => slug === 'futura');
    await platform()
      .database.updateTable('publishing.draft_content')
      .set({ title: 'Amanhã' })
      .where('issueId', '=', externalId)
      .execute();
    expect(slugsOf(await list('private/search?query=amanha'))).toEqual(['futura']);
  });

  it('pages through the results', async () => {
    const pages = [0, 1].map((page) => list(`private/search?query=v&limit=1&page=${page}`));
    const [first, second] = (await Promise.all(pages)).map(slugsOf);
    expect([first?.length, second?.length]).toEqual([1, 1]);
    expect(first).not.toEqual(second);
  });

  it.each([':*', '!!!', ' ', '«…»'])('finds nothing for %j, which has no words', async (query) => {
    expect(slugsOf(await list(`private/search?query=${encodeURIComponent(query)}`))).toEqual([]);
  });

  it('rejects an empty query', async () => {
    expect((await list('private/search?query=')).code).toBe('REQUEST.INVALID');
  });
}
