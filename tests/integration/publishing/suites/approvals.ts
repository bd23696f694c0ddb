import { generatedSource } from '../../../../server/media/sources/generated-source.ts';
import { forgetFormerImages } from '../../../../server/publishing/forget-former-images.ts';
import { makePicture } from '../../../unit/server/media/make-comics.ts';
import { buildForm } from '../../support/identity-calls.ts';
import {
  addEditor,
  callAs,
  createIssue,
  fileForm,
  type PublishingCaller,
  pageOf,
} from '../../support/publishing-calls.ts';
import { addImage, addIssue, addPublisher } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

export function approvals(platform: () => TestPlatform): void {
  let publisherId: string;
  let editor: TestCaller;
  let caller: PublishingCaller;
  let staff: PublishingCaller;
  let createdCount = 0;

  beforeAll(async () => {
    await platform().deleteAllData();
    publisherId = await addPublisher(platform().database, { name: 'Editora' });
    editor = await addEditor(platform(), { publisherId });
    caller = callAs(platform(), editor);
    staff = callAs(platform(), await addEditor(platform(), { role: 'STAFF', grantings: ['EDITOR'] }));
  });

  const create = (pages = 4) => {
    createdCount += 1;
    const seed = createdCount * 10;
    return createIssue(caller, publisherId, `pedido-${createdCount}`, { pages, seed });
  };
  const submit = (issueId: string) => caller.post(`/issue/${issueId}/submit`);
  const answer = (requestId: string, body: object) => staff.patch(`/request/respond/${requestId}`, body);
  const stateOf = async (issueId: string) => (await caller.get(`/issue/${issueId}/private`)).json();

  /** Submits an issue and returns the id of the request. */
  async function requestFor(issueId: string): Promise<string> {
    return (await submit(issueId)).json().request.externalId;
  }

  /** Creates an issue, gets it approved and puts it on sale. */
  async function publish() {
    const created = await create();
    await answer(await requestFor(created.issueId), { isApproved: true });
    await platform()
      .database.updateTable('comics.issue')
      .set({ withdrawnAt: null, isAvailableForAll: true })
      .where('id', '=', created.issueId)
      .execute();
    return created;
  }

  const openPages = async (issueId: string, query = '') =>
    (await callAs(platform(), editor).get(`/issue/${issueId}/pages${query}`)).json();

  it('submits a working copy, which then waits and cannot be changed', async () => {
    const { issueId, contentId } = await create();
    const submitted = await submit(issueId);
    expect(submitted.statusCode).toBe(200);
    expect(submitted.json().request).toMatchObject({ state: 'waiting', reason: null, answeredAt: null });
    const pages = `/issue/${issueId}/content/${contentId}/page`;
    const answers = await Promise.all([
      caller.patch(`/issue/${issueId}`, { number: 1 }),
      caller.sendForm('POST', `/issue/${issueId}/content`, buildForm({ language: 'en-us', title: 'a' })),
      caller.sendForm('PATCH', `/issue/${issueId}/content/${contentId}`, buildForm({ title: 'a' })),
      caller.sendForm('POST', pages, fileForm({ 'a.png': await pageOf(1) })),
      caller.patch(pages, { pageNumbers: [2, 1, 3, 4] }),
      caller.remove(`${pages}/1`),
    ]);
    for (const response of answers)
      expect([response.statusCode, response.json().code]).toEqual([409, 'CONTENT.WAITING_APPROVAL']);
    expect((await submit(issueId)).json().code).toBe('CONTENT.EXISTING_REQUEST');
  });

  it('submits a copy only if the caller has seen its newest pages and details', async () => {
    const { issueId, contentId } = await create();
    const submitSeen = (copyVersion: number) =>
      caller.post(`/issue/${issueId}/submit`, undefined, { 'if-match': `"copy-${copyVersion}"` });
    const { copyVersion } = await stateOf(issueId);
    await caller.remove(`/issue/${issueId}/content/${contentId}/page/4`);
    expect([(await submitSeen(copyVersion)).statusCode, (await stateOf(issueId)).request]).toEqual([
      412,
      null,
    ]);
    const afterPages = (await stateOf(issueId)).copyVersion;
    await caller.patch(`/issue/${issueId}`, { number: 7 });
    expect((await submitSeen(afterPages)).json().code).toBe('REQUEST.VERSION_MISMATCH');
    const submitted = await submitSeen((await stateOf(issueId)).copyVersion);
    expect([submitted.statusCode, submitted.headers.etag]).toEqual([
      200,
      `"copy-${submitted.json().copyVersion}"`,
    ]);
  });

  it('accepts one of several submissions at the same time', async () => {
    const { issueId } = await create();
    const answers = await Promise.all([1, 2, 3].map(() => submit(issueId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('rejects the submission of an issue without content, or with an edition without pages', async () => {
    const { externalId } = (
      await caller.post(`/issue/as-publisher/${publisherId}`, { slug: 'sem-conteudo' })
    ).json();
    const withoutContent = await submit(externalId);
    const { issueId } = await create(2);
    await caller.sendForm('POST', `/issue/${issueId}/content`, buildForm({ language: 'en-us', title: 'a' }));
    const withoutPages = await submit(issueId);
    for (const response of [withoutContent, withoutPages])
      expect([response.statusCode, response.json().code]).toEqual([409, 'ISSUE.INVALID_CONTENT']);
  });

  it('rejects the submission of pages that another issue has', async () => {
    await publish();
    const copy = await createIssue(caller, publisherId, 'copia', { pages: 4, seed: createdCount * 10 });
    expect((await submit(copy.issueId)).json().code).toBe('ISSUE.DUPLICATE_CONTENT');
    await caller.remove(`/issue/${copy.issueId}/content/${copy.contentId}/page/1`);
    expect((await submit(copy.issueId)).statusCode).toBe(200);
  });

  it('shows the request to staff with what was submitted, and to the publisher', async () => {
    const { issueId } = await create();
    const requestId = await requestFor(issueId);
    const { items } = (await staff.get('/request/issue?state=waiting&limit=100')).json();
    const listed = items.find(({ externalId }: { externalId: string }) => externalId === requestId);
    expect(listed).toMatchObject({
      kind: 'issue',
      subjectId: issueId,
      name: `Título de pedido-${createdCount}`,
      publisher: { dragonId: publisherId, name: 'Editora' },
      state: 'waiting',
    });
    const detail = (await staff.get(`/request/detail/${requestId}`)).json();
    expect(detail).toMatchObject({
      proposal: {
        slug: `pedido-${createdCount}`,
        contents: [{ language: 'pt-br', pages: Array.from({ length: 4 }, () => expect.anything()) }],
      },
      published: null,
    });
    expect((await caller.get(`/request/detail/${requestId}`)).statusCode).toBe(200);
  });

  it('shows staff the published pages beside the proposed ones', async () => {
    const { issueId, contentId } = await create(2);
    await answer(await requestFor(issueId), { isApproved: true });
    await caller.remove(`/issue/${issueId}/content/${contentId}/page/1`);
    const requestId = await requestFor(issueId);
    const { proposal, published } = (await staff.get(`/request/detail/${requestId}`)).json();
    expect([proposal, published].map(({ contents }) => contents[0].pages.length)).toEqual([1, 2]);
    const addresses = [...proposal.contents[0].pages, ...published.contents[0].pages].map(({ picture }) =>
      picture.address.replace('{width}', '128'),
    );
    for (const url of addresses) expect((await platform().app.inject({ url })).statusCode).toBe(200);
  });

  it('proposes and publishes half of a wide first page as the cover', async () => {
    const { issueId, contentId } = await create(0);
    const sheet = await makePicture(createdCount, { width: 120, height: 90, format: 'png' });
    const files = fileForm({ '1.png': sheet, '2.png': await pageOf(createdCount * 10) });
    await caller.sendForm('POST', `/issue/${issueId}/content/${contentId}/page`, files);
    const requestId = await requestFor(issueId);
    const load = async () => (await staff.get(`/request/detail/${requestId}`)).json();
    const cover = { width: 60, height: 90 };
    expect((await load()).proposal.contents).toMatchObject([
      { cover, pages: [{ picture: { width: 120 } }, { number: 2 }] },
    ]);
    await answer(requestId, { isApproved: true });
    expect((await load()).published.contents).toMatchObject([{ cover }]);
  });

  it('lists waiting requests before answered ones, the oldest first', async () => {
    const first = await requestFor((await create()).issueId);
    const second = await requestFor((await create()).issueId);
    await answer(first, { isApproved: true });
    const { items } = (await caller.get('/request/issue?limit=100')).json();
    const states = items.map(({ state }: { state: string }) => state);
    expect(states.indexOf('approved')).toBeGreaterThan(states.lastIndexOf('waiting'));
    const ids = items.map(({ externalId }: { externalId: string }) => externalId);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
  });

  it('rejects with a reason, after which the publisher corrects and submits again', async () => {
    const { issueId } = await create();
    const requestId = await requestFor(issueId);
    const withoutReason = await answer(requestId, { isApproved: false });
    expect([withoutReason.statusCode, withoutReason.json().code]).toEqual([400, 'REQUEST.INVALID']);
    const rejected = await answer(requestId, { isApproved: false, reason: 'A página 2 está cortada.' });
    expect(rejected.json()).toMatchObject({ state: 'rejected', reason: 'A página 2 está cortada.' });
    expect(await stateOf(issueId)).toMatchObject({
      publication: 'unpublished',
      request: { state: 'rejected', reason: 'A página 2 está cortada.' },
    });
    expect((await caller.patch(`/issue/${issueId}`, { number: 2 })).statusCode).toBe(200);
    expect((await submit(issueId)).json().request.state).toBe('waiting');
    const repeated = await answer(requestId, { isApproved: true });
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'CONTENT.ANSWERED_REQUEST']);
  });

  it('approves: the issue is in the catalogue, but not for sale yet', async () => {
    const { issueId } = await create();
    const approved = await answer(await requestFor(issueId), { isApproved: true });
    expect(approved.json()).toMatchObject({ state: 'approved', reason: null });
    expect(await stateOf(issueId)).toMatchObject({
      isChanged: false,
      publication: 'not for sale',
      publishedAt: null,
      request: { state: 'approved' },
    });
    const slug = `pedido-${createdCount}`;
    const reader = callAs(platform(), null);
    expect((await reader.get(`/issue/slug/${slug}`)).json().code).toBe('ISSUE.UNAVAILABLE_MARKET');
    expect((await reader.get(`/issue/search?query=${slug}`)).json().items).toEqual([]);
  });

  it('answers a request once, also if two members of staff answer at the same time', async () => {
    const { issueId } = await create();
    const requestId = await requestFor(issueId);
    const answers = await Promise.all([
      answer(requestId, { isApproved: true }),
      answer(requestId, { isApproved: true }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await answer(requestId, { isApproved: true })).json()).toMatchObject({
      code: 'CONTENT.ANSWERED_REQUEST',
      message: 'Este pedido já foi respondido. Recarregue para ver a resposta.',
    });
    expect((await submit(issueId)).json().code).toBe('CONTENT.REQUEST_ON_APPROVED');
  });

  it('answers CONTENT.NO_REQUEST for an unknown request', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const answers = [
      await answer(unknown, { isApproved: true }),
      await staff.get(`/request/detail/${unknown}`),
    ];
    expect(answers.map((each) => each.json().code)).toEqual(['CONTENT.NO_REQUEST', 'CONTENT.NO_REQUEST']);
  });

  it('publishes details, texts, contributors and pages exactly as approved', async () => {
    const { issueId } = await create();
    await caller.patch(`/issue/${issueId}`, {
      number: 7,
      genre: 'comedy',
      contributors: [
        { name: 'Ana', role: 'writer' },
        { name: 'Bia', role: 'inker' },
      ],
    });
    await answer(await requestFor(issueId), { isApproved: true });
    await platform()
      .database.updateTable('comics.issue')
      .set({ withdrawnAt: null, isAvailableForAll: true })
      .where('id', '=', issueId)
      .execute();
    const issue = (await callAs(platform(), null).get(`/issue/slug/pedido-${createdCount}`)).json();
    expect(issue).toMatchObject({
      externalId: issueId,
      number: 7,
      genre: 'comedy',
      contributors: [{ name: 'Ana' }, { name: 'Bia' }],
      content: { title: `Título de pedido-${createdCount}`, description: 'Uma história.' },
      pagesCount: 4,
    });
    expect((await stateOf(issueId)).publication).toBe('on sale');
  });

  it('shows readers the published version until a change is approved', async () => {
    const { issueId, contentId } = await publish();
    await caller.remove(`/issue/${issueId}/content/${contentId}/page/1`);
    await caller.patch(`/issue/${issueId}`, { number: 9 });
    expect(await stateOf(issueId)).toMatchObject({ isChanged: true, number: 9, publication: 'on sale' });
    expect((await openPages(issueId)).issue).toMatchObject({ number: null, pagesCount: 4 });
    const requestId = await requestFor(issueId);
    expect((await openPages(issueId)).pages).toHaveLength(4);
    await answer(requestId, { isApproved: true });
    expect((await openPages(issueId)).issue).toMatchObject({ number: 9, pagesCount: 3 });
  });

  it('keeps the price, the sale and the rights of readers in a new version', async () => {
    const { issueId } = await publish();
    const { database } = platform();
    await database
      .insertInto('comics.merchandise')
      .values({
        issueId,
        kind: 'purchase',
        price: 990,
        currency: 'BRL',
        rentalDays: null,
        paymentMethods: null,
      })
      .execute();
    const saleOf = () =>
      database
        .selectFrom('comics.issue')
        .select(['publishedAt', 'withdrawnAt', 'isAvailableForAll'])
        .where('id', '=', issueId)
        .executeTakeFirstOrThrow();
    const before = await saleOf();
    await caller.patch(`/issue/${issueId}`, { number: 3 });
    await answer(await requestFor(issueId), { isApproved: true });
    expect(await saleOf()).toEqual(before);
    expect((await openPages(issueId)).issue).toMatchObject({ number: 3, merchandises: [{ price: 990 }] });
  });

  it('lets readers finish the version that they opened', async () => {
    const { issueId, contentId } = await publish();
    const opened = await openPages(issueId);
    const path = `/issue/${issueId}/content/${contentId}/page`;
    await caller.remove(`${path}/2`);
    await caller.sendForm('POST', path, fileForm({ 'nova.png': await pageOf(250) }, { pageNumber: '1' }));
    await answer(await requestFor(issueId), { isApproved: true });

    const reopened = await openPages(issueId);
    expect([opened.version, reopened.version]).toEqual([1, 2]);
    expect(reopened.pages).toHaveLength(3);
    for (const page of [...opened.pages, ...reopened.pages]) {
      const address = page.picture.address.replace('{width}', '64').replace('/api/comics', '');
      expect((await caller.get(address)).statusCode).toBe(200);
    }
    const renewed = await openPages(issueId, '?version=1');
    const idOf = ({ picture }: { picture: { address: string } }) => picture.address.split('/')[5];
    expect(renewed.pages.map(idOf)).toEqual(opened.pages.map(idOf));
    expect((await openPages(issueId, '?version=99')).version).toBe(2);
  });

  it('saves the positions of readers who have a longer version open', async () => {
    const { issueId, contentId } = await publish();
    for (const number of [4, 3]) await caller.remove(`/issue/${issueId}/content/${contentId}/page/${number}`);
    await answer(await requestFor(issueId), { isApproved: true });
    const reader = callAs(platform(), editor);
    const save = (page: number, minutesAgo: number) =>
      reader.put(`/reading/issue/${issueId}`, {
        page,
        language: 'pt-br',
        readAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      });
    const progress = async () => (await reader.get(`/reading/user/${editor.uuid}/progress`)).json()[0];
    expect((await save(2, 3)).statusCode).toBe(204);
    expect(await progress()).toMatchObject({ issueId, page: 2, pagesCount: 4, finishedAt: null });
    expect((await openPages(issueId)).reading).toMatchObject({ page: 2, pagesCount: 4 });
    expect((await save(3, 2)).statusCode).toBe(204);
    expect(await progress()).toMatchObject({ page: 3, pagesCount: 4, finishedAt: expect.any(String) });
    expect((await save(4, 1)).json().code).toBe('CONTENT.INVALID_PAGE');
  });

  describe('of an issue whose new version has 2 pages instead of 4', () => {
    let issueId: string;
    let reader: PublishingCaller;
    let readerId: string;

    beforeEach(async () => {
      const published = await publish();
      issueId = published.issueId;
      for (const number of [4, 3])
        await caller.remove(`/issue/${issueId}/content/${published.contentId}/page/${number}`);
      await answer(await requestFor(issueId), { isApproved: true });
      const signedIn = await platform().signIn();
      readerId = signedIn.uuid;
      reader = callAs(platform(), signedIn);
    });

    const save = (page: number, pagesCount?: number) =>
      reader.put(`/reading/issue/${issueId}`, {
        page,
        language: 'pt-br',
        pagesCount,
        readAt: new Date(Date.now() - 60_000).toISOString(),
      });
    const progress = async () => (await reader.get(`/reading/user/${readerId}/progress`)).json()[0];

    it.each([
      { what: 'the former version', page: 1, shown: 4, pagesCount: 4, isFinished: false },
      { what: 'the end of the former version', page: 3, shown: 4, pagesCount: 4, isFinished: true },
      { what: 'the new version', page: 1, shown: 2, pagesCount: 2, isFinished: true },
      { what: 'an unknown version', page: 1, shown: undefined, pagesCount: 2, isFinished: true },
      { what: 'a version that never was', page: 1, shown: 3, pagesCount: 2, isFinished: true },
      { what: 'a version without the page', page: 2, shown: 2, pagesCount: 4, isFinished: false },
    ])('saves a position in $what', async ({ page, shown, pagesCount, isFinished }) => {
      expect((await save(page, shown)).statusCode).toBe(204);
      const finishedAt = isFinished ? expect.any(String) : null;
      expect(await progress()).toMatchObject({ issueId, page, pagesCount, finishedAt });
    });

    it('ignores the length of a version that was replaced more than 30 days ago', async () => {
      await forgetFormerImages(platform().database, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
      expect((await save(1, 4)).statusCode).toBe(204);
      expect(await progress()).toMatchObject({ page: 1, pagesCount: 2, finishedAt: expect.any(String) });
      expect((await save(3, 4)).json().code).toBe('CONTENT.INVALID_PAGE');
    });

    it('rejects a page that no version has, and a version without pages', async () => {
      expect((await save(4, 5)).json().code).toBe('CONTENT.INVALID_PAGE');
      expect((await save(4_000_000_000)).json().code).toBe('CONTENT.INVALID_PAGE');
      expect((await save(0, 0)).json().code).toBe('REQUEST.INVALID');
      expect(await progress()).toBeUndefined();
    });
  });

  it('opens a working copy of an imported issue when it is changed first', async () => {
    const issueId = await addIssue(platform().database, {
      slug: 'importada',
      publisherId,
      editions: { 'pt-br': 'Importada', 'en-us': 'Imported' },
      pages: 5,
    });
    const before = await openPages(issueId);
    expect(await stateOf(issueId)).toMatchObject({
      slug: 'importada',
      isChanged: false,
      publication: 'on sale',
      contents: [
        { language: 'en-us', pages: Array.from({ length: 5 }, () => expect.anything()) },
        { language: 'pt-br' },
      ],
    });
    expect((await submit(issueId)).json().code).toBe('CONTENT.REQUEST_ON_APPROVED');
    const copies = await Promise.all([
      caller.patch(`/issue/${issueId}`, { number: 1 }),
      caller.patch(`/issue/${issueId}`, { country: 'PT' }),
    ]);
    expect(copies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await answer(await requestFor(issueId), { isApproved: true });
    const after = await openPages(issueId);
    expect(after.issue).toMatchObject({ number: 1, country: 'PT' });
    expect(after.pages).toHaveLength(before.pages.length);
    expect(after.version).toBe(before.version);
  });

  it('exchanges the languages of two editions', async () => {
    const { issueId, contentId } = await publish();
    const path = `/issue/${issueId}/content`;
    const added = await caller.sendForm('POST', path, buildForm({ language: 'en-us', title: 'English' }));
    const english = added.json().externalId;
    await caller.sendForm('POST', `${path}/${english}/page`, fileForm({ 'a.png': await pageOf(251) }));
    await answer(await requestFor(issueId), { isApproved: true });
    for (const [id, language] of [
      [english, 'fr'],
      [contentId, 'en-us'],
      [english, 'pt-br'],
    ])
      await caller.sendForm('PATCH', `${path}/${id}`, buildForm({ language }));
    expect((await answer(await requestFor(issueId), { isApproved: true })).statusCode).toBe(200);
    expect((await openPages(issueId, '?language=pt-br')).issue.content.title).toBe('English');
  });

  it('includes an edition that was imported after the working copy was opened', async () => {
    const { issueId } = await publish();
    const { database } = platform();
    const image = await database.selectFrom('comics.image').select('hash').executeTakeFirstOrThrow();
    const { id } = await database
      .insertInto('comics.issue_content')
      .values({ issueId, language: 'en-us', title: 'Imported', description: '', cover: image.hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('comics.page')
      .values({ contentId: id, position: 0, image: image.hash })
      .execute();
    const { contents } = await stateOf(issueId);
    expect(contents).toMatchObject([{ language: 'en-us', pages: [{}] }, { language: 'pt-br' }]);
  });

  it('keeps the cover of an edition that was imported while the request waited', async () => {
    const { issueId, contentId } = await publish();
    await caller.sendForm('PATCH', `/issue/${issueId}/content/${contentId}`, buildForm({ title: 'Outro' }));
    const requestId = await requestFor(issueId);
    const { database } = platform();
    const cover = await addImage(database);
    const { id } = await database
      .insertInto('comics.issue_content')
      .values({ issueId, language: 'en-us', title: 'Imported', description: '', cover })
      .returning('id')
      .executeTakeFirstOrThrow();
    const page = await database.selectFrom('comics.page').select('image').executeTakeFirstOrThrow();
    await database
      .insertInto('comics.page')
      .values({ contentId: id, position: 0, image: page.image })
      .execute();
    expect((await answer(requestId, { isApproved: true })).statusCode).toBe(200);
    const imported = await database
      .selectFrom('comics.issue_content')
      .select('cover')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(imported.cover).toBe(cover);
  });

  it('keeps the address of a replaced cover, and the sample of the former version', async () => {
    const { issueId, contentId } = await publish();
    const slug = (await stateOf(issueId)).slug;
    await platform()
      .database.updateTable('comics.issue')
      .set({ isAvailableForAll: false, samplePages: 2 })
      .where('id', '=', issueId)
      .execute();
    const visitor = callAs(platform(), null);
    const { cover } = (await visitor.get(`/issue/slug/${slug}`)).json().content;
    const path = `/issue/${issueId}/content/${contentId}`;
    await caller.sendForm('PATCH', path, buildForm({ cover: await pageOf(252) }));
    await caller.patch(`${path}/page`, { pageNumbers: [4, 3, 2, 1] });
    await answer(await requestFor(issueId), { isApproved: true });
    const { pages } = (await visitor.get(`/issue/${issueId}/pages?version=1`)).json();
    expect(pages).toHaveLength(2);
    for (const { address } of [cover, pages[0].picture, pages[1].picture]) {
      const response = await visitor.get(address.replace('{width}', '64').replace('/api/comics', ''));
      expect(response.statusCode).toBe(200);
    }
  });

  it('gives an import another slug than a working copy', async () => {
    await caller.post(`/issue/as-publisher/${publisherId}`, { slug: 'disputada' });
    const source = generatedSource('Disputada', [{ name: '1.png', read: () => pageOf(253) }]);
    const result = await platform().media.importer.import(source);
    expect(result).toMatchObject({ outcome: 'imported', slug: 'disputada-2' });
  });

  it('records the submission and the answer in the audit log', async () => {
    const { issueId } = await create();
    const requestId = await requestFor(issueId);
    await answer(requestId, { isApproved: false, reason: 'Falta a capa.' });
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['action', 'after'])
      .where('subjectId', '=', issueId)
      .orderBy('id')
      .execute();
    expect(entries.slice(-2)).toEqual([
      { action: 'submitted', after: { request: requestId } },
      { action: 'rejected', after: { request: requestId, reason: 'Falta a capa.' } },
    ]);
  });
}
