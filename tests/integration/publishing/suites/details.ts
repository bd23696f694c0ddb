import { addEditor, callAs, type PublishingCaller } from '../../support/publishing-calls.ts';
import { addIssue, addPublisher, addSeries } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function details(platform: () => TestPlatform): void {
  let publisherId: string;
  let editor: TestCaller;
  let caller: PublishingCaller;

  beforeAll(async () => {
    await platform().deleteAllData();
    publisherId = await addPublisher(platform().database, { username: 'editora', name: 'Editora' });
    editor = await addEditor(platform(), { publisherId });
    caller = callAs(platform(), editor);
  });

  const create = async (body: object) => caller.post(`/issue/as-publisher/${publisherId}`, body);

  it('creates a working copy with default values, which readers cannot see', async () => {
    const response = await create({ slug: 'nova' });
    expect(response.statusCode).toBe(201);
    expect(response.headers.etag).toBe('"1"');
    expect(response.json()).toMatchObject({
      slug: 'nova',
      publisher: { dragonId: publisherId, username: 'editora' },
      originalLanguage: 'pt-br',
      parentalRating: 'L',
      readingDirection: 'ltr',
      samplePages: 3,
      contributors: [],
      contents: [],
      version: 1,
      isChanged: true,
      publication: 'unpublished',
      publishedAt: null,
      request: null,
    });
    const reader = callAs(platform(), null);
    expect((await reader.get('/issue/slug/nova')).json()).toMatchObject({ code: 'ISSUE.NOT_FOUND' });
  });

  it('lets staff create an issue for any publisher', async () => {
    const staff = callAs(platform(), await addEditor(platform(), { role: 'STAFF', grantings: ['EDITOR'] }));
    const response = await staff.post('/issue', { publisherId, slug: 'da-equipe', genre: 'comedy' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ slug: 'da-equipe', genre: 'comedy' });
  });

  it('changes only the sent fields and increases the version', async () => {
    const { externalId } = (await create({ slug: 'mudada', number: 3 })).json();
    const seriesId = await addSeries(platform().database, publisherId, 'serie');
    const changes = { seriesId, contributors: [{ name: 'Ana', role: 'writer' }], parentalRating: '12' };
    const response = await caller.patch(`/issue/${externalId}`, changes);
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).toBe('"2"');
    expect(response.json()).toMatchObject({ ...changes, slug: 'mudada', number: 3, version: 2 });
  });

  it('clears values', async () => {
    const full = {
      slug: 'cheia',
      number: 3,
      country: 'BR',
      releaseDate: '2026-05-04',
      originalTitle: 'A',
      genre: 'comedy',
    };
    const { externalId } = (await create(full)).json();
    const cleared = { number: null, country: null, releaseDate: null, originalTitle: null, genre: null };
    expect((await caller.patch(`/issue/${externalId}`, cleared)).json()).toMatchObject(cleared);
  });

  it('does not count a change without effect', async () => {
    const { externalId } = (await create({ slug: 'igual', number: 3 })).json();
    expect((await caller.patch(`/issue/${externalId}`, { number: 3 })).json()).toMatchObject({ version: 1 });
  });

  it('accepts a tag that a proxy has marked as weak', async () => {
    const { externalId } = (await create({ slug: 'fraca' })).json();
    const changed = await caller.patch(`/issue/${externalId}`, { number: 3 }, { 'if-match': 'W/"1"' });
    expect(changed.statusCode).toBe(200);
  });

  it('answers 412 if somebody else has changed the details meanwhile', async () => {
    const { externalId } = (await create({ slug: 'disputada' })).json();
    const first = await caller.patch(`/issue/${externalId}`, { number: 1 }, { 'if-match': '"1"' });
    expect(first.statusCode).toBe(200);
    const second = await caller.patch(`/issue/${externalId}`, { number: 2 }, { 'if-match': '"1"' });
    expect([second.statusCode, second.json().code]).toEqual([412, 'REQUEST.VERSION_MISMATCH']);
    expect((await caller.get(`/issue/${externalId}/private`)).json().number).toBe(1);
  });

  it('accepts one of two changes that were made at the same time from the same version', async () => {
    const { externalId } = (await create({ slug: 'simultanea' })).json();
    const answers = await Promise.all(
      [1, 2].map((number) => caller.patch(`/issue/${externalId}`, { number }, { 'if-match': '"1"' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it.each([
    ['of a published issue', 'publicada'],
    ['of another working copy', 'rascunho'],
  ])('rejects the slug %s', async (_name, slug) => {
    if (slug === 'publicada') await addIssue(platform().database, { slug });
    else await create({ slug });
    expect((await caller.get(`/issue/slug/${slug}/exists`)).json()).toEqual({ exists: true });
    const created = await create({ slug });
    expect([created.statusCode, created.json().code]).toEqual([409, 'ISSUE.EXISTING_SLUG']);
    const other = (await create({ slug: `outra-${slug}` })).json();
    const changed = await caller.patch(`/issue/${other.externalId}`, { slug });
    expect(changed.json().code).toBe('ISSUE.EXISTING_SLUG');
  });

  it('gives a slug to one of several issues that request it at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ slug: 'cobicada' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await caller.get('/issue/slug/livre/exists')).json()).toEqual({ exists: false });
  });

  it('keeps its own slug', async () => {
    const { externalId } = (await create({ slug: 'propria' })).json();
    expect((await caller.patch(`/issue/${externalId}`, { slug: 'propria' })).statusCode).toBe(200);
  });

  it.each([
    ['an unknown field', { slug: 'a', price: 1 }, 400, 'REQUEST.INVALID'],
    ['no slug', {}, 400, 'REQUEST.INVALID'],
    ['a slug with spaces', { slug: 'com espaços' }, 400, 'REQUEST.INVALID'],
    ['an unknown rating', { slug: 'a', parentalRating: '15' }, 400, 'REQUEST.INVALID'],
    ['a null character', { slug: 'a', originalTitle: 'a\0' }, 400, 'REQUEST.INVALID'],
    [
      'an unknown series',
      { slug: 'a', seriesId: '00000000-0000-4000-8000-000000000000' },
      404,
      'SERIES.NOT_FOUND',
    ],
  ])('rejects a new issue with %s', async (_name, body, status, code) => {
    const response = await create(body);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('rejects the series of another publisher', async () => {
    const { database } = platform();
    const seriesId = await addSeries(database, await addPublisher(database), 'alheia');
    expect((await create({ slug: 'b', seriesId })).json().code).toBe('SERIES.NOT_FOUND');
  });

  it('rejects new issues of inactive and unknown publishers', async () => {
    const { database } = platform();
    const inactive = await addPublisher(database);
    await database
      .updateTable('comics.publisher')
      .set({ isActive: false })
      .where('id', '=', inactive)
      .execute();
    const staff = callAs(platform(), await platform().signIn('ADMIN'));
    const unknown = '00000000-0000-4000-8000-000000000000';
    const codes = [];
    for (const id of [inactive, unknown])
      codes.push((await staff.post('/issue', { publisherId: id, slug: 'c' })).json().code);
    expect(codes).toEqual(['PUBLISHER.NOT_ACTIVE', 'PUBLISHER.NOT_FOUND']);
  });

  it('records who changed what, from what to what', async () => {
    const { externalId } = (await create({ slug: 'auditada', number: 1 })).json();
    await caller.patch(`/issue/${externalId}`, { number: 2, slug: 'auditada' });
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['actorId', 'action', 'before', 'after'])
      .where('subjectId', '=', externalId)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        actorId: editor.uuid,
        action: 'created',
        before: null,
        after: expect.objectContaining({ slug: 'auditada', number: 1, publisherId }),
      },
      { actorId: editor.uuid, action: 'changed', before: { number: 1 }, after: { number: 2 } },
    ]);
  });
}
