import { buildForm } from '../../support/identity-calls.ts';
import {
  addEditor,
  callAs,
  createIssue,
  fileForm,
  type PublishingCaller,
  pageOf,
} from '../../support/publishing-calls.ts';
import { addPublisher } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

interface PageAnswer {
  number: number;
  picture: { address: string; width: number };
  panels: object[];
}

export function contents(platform: () => TestPlatform): void {
  let publisherId: string;
  let caller: PublishingCaller;
  let createdCount = 0;

  beforeAll(async () => {
    await platform().deleteAllData();
    publisherId = await addPublisher(platform().database);
    caller = callAs(platform(), await addEditor(platform(), { publisherId }));
  });

  const create = (pages: number) => {
    createdCount += 1;
    return createIssue(caller, publisherId, `edicao-${createdCount}`, { pages });
  };

  const contentOf = async (issueId: string) =>
    (await caller.get(`/issue/${issueId}/private`)).json().contents[0];

  /** The ids of the pages, by which their order can be compared. */
  const idsOf = (pages: PageAnswer[]) =>
    pages.map(({ picture }) => /pages\/([\w-]+)\//.exec(picture.address)?.[1]);

  it('adds language editions and returns them with their pages', async () => {
    const { issueId, contentId } = await create(2);
    const english = await caller.sendForm(
      'POST',
      `/issue/${issueId}/content`,
      buildForm({ language: 'en-us', title: 'A title' }),
    );
    expect(english.statusCode).toBe(201);
    expect(english.json()).toMatchObject({ language: 'en-us', description: '', cover: null, pages: [] });
    const { contents: editions } = (await caller.get(`/issue/${issueId}/private`)).json();
    expect(editions).toMatchObject([
      { language: 'en-us', title: 'A title' },
      { externalId: contentId, language: 'pt-br', pages: [{ number: 1 }, { number: 2 }] },
    ]);
  });

  it('rejects a second edition in the same language', async () => {
    const { issueId, contentId } = await create(0);
    const path = `/issue/${issueId}/content`;
    const second = await caller.sendForm('POST', path, buildForm({ language: 'pt-br', title: 'Outra' }));
    expect([second.statusCode, second.json().code]).toEqual([409, 'ISSUE.DUPLICATE_CONTENT']);
    const english = await caller.sendForm('POST', path, buildForm({ language: 'en-us', title: 'Other' }));
    const changed = await caller.sendForm(
      'PATCH',
      `${path}/${english.json().externalId}`,
      buildForm({ language: 'pt-br' }),
    );
    expect(changed.json().code).toBe('ISSUE.DUPLICATE_CONTENT');
    const kept = await caller.sendForm('PATCH', `${path}/${contentId}`, buildForm({ language: 'pt-br' }));
    expect(kept.statusCode).toBe(200);
  });

  it('changes texts and the cover, and shows the first page until there is a cover', async () => {
    const { issueId, contentId } = await create(1);
    expect((await contentOf(issueId)).cover).toMatchObject({ width: 60 });
    const form = buildForm({ title: 'Título novo', cover: await pageOf(200) });
    const response = await caller.sendForm('PATCH', `/issue/${issueId}/content/${contentId}`, form);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ title: 'Título novo', description: 'Uma história.', version: 3 });
    const address = response.json().cover.address.replace('{width}', '64').replace('/api/comics', '');
    expect((await caller.get(address)).headers['content-type']).toMatch(/^image\//);
  });

  it.each([
    ['no title', { language: 'pt-br' }],
    ['no language', { title: 'a' }],
    ['an unknown field', { language: 'pt-br', title: 'a', price: '1' }],
    ['an empty title', { language: 'pt-br', title: '' }],
    ['a title that is too long', { language: 'pt-br', title: 'a'.repeat(501) }],
    ['an invalid language', { language: 'Português', title: 'a' }],
  ])('rejects an edition with %s', async (_name, fields) => {
    const { externalId } = (
      await caller.post(`/issue/as-publisher/${publisherId}`, { slug: `sem-${createdCount++}` })
    ).json();
    const response = await caller.sendForm('POST', `/issue/${externalId}/content`, buildForm(fields));
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
  });

  it('rejects a cover that is no image, and adds nothing', async () => {
    const { externalId } = (
      await caller.post(`/issue/as-publisher/${publisherId}`, { slug: `sem-${createdCount++}` })
    ).json();
    const form = buildForm({ language: 'pt-br', title: 'a', cover: Buffer.from('no image') });
    const response = await caller.sendForm('POST', `/issue/${externalId}/content`, form);
    expect([response.statusCode, response.json().code]).toEqual([400, 'CONTENT.INVALID_FILE']);
    expect((await caller.get(`/issue/${externalId}/private`)).json().contents).toEqual([]);
  });

  it('answers CONTENT.NOT_FOUND for a content of another issue', async () => {
    const first = await create(0);
    const second = await create(0);
    const path = `/issue/${first.issueId}/content/${second.contentId}`;
    const changed = await caller.sendForm('PATCH', path, buildForm({ title: 'a' }));
    const added = await caller.sendForm('POST', `${path}/page`, fileForm({ '1.png': await pageOf(1) }));
    const ordered = await caller.patch(`${path}/page`, { pageNumbers: [] });
    const codes = [changed, added, ordered].map((answer) => answer.json().code);
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'CONTENT.NOT_FOUND'));
  });

  it('reorders pages', async () => {
    const { issueId, contentId } = await create(4);
    const before = idsOf((await contentOf(issueId)).pages);
    const path = `/issue/${issueId}/content/${contentId}/page`;
    const response = await caller.patch(path, { pageNumbers: [3, 1, 4, 2] });
    expect(response.statusCode).toBe(200);
    expect(idsOf(response.json().pages)).toEqual([before[2], before[0], before[3], before[1]]);
    expect(response.json().pages.map(({ number }: PageAnswer) => number)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['too few', [1, 2]],
    ['too many', [1, 2, 3, 3]],
    ['repeated', [1, 1, 2]],
    ['missing', [1, 2, 4]],
  ])('rejects an order with %s numbers', async (_name, pageNumbers) => {
    const { issueId, contentId } = await create(3);
    const response = await caller.patch(`/issue/${issueId}/content/${contentId}/page`, { pageNumbers });
    expect([response.statusCode, response.json().code]).toEqual([400, 'CONTENT.INVALID_PAGE']);
  });

  it('removes a page, and the others move up', async () => {
    const { issueId, contentId } = await create(3);
    const before = idsOf((await contentOf(issueId)).pages);
    const path = `/issue/${issueId}/content/${contentId}/page`;
    const response = await caller.remove(`${path}/2`);
    expect(idsOf(response.json().pages)).toEqual([before[0], before[2]]);
    expect((await caller.remove(`${path}/3`)).json().code).toBe('CONTENT.INVALID_PAGE');
    expect((await caller.remove(`${path}/0`)).json().code).toBe('REQUEST.INVALID');
  });

  it('sets panels by hand, and replacing the page removes them', async () => {
    const { issueId, contentId } = await create(2);
    const path = `/issue/${issueId}/content/${contentId}/page`;
    const panels = [{ x: 0, y: 0, width: 1, height: 0.5, text: 'Ana acena.' }];
    const set = await caller.patch(path, { panels: [{ number: 2, panels }], pageNumbers: [2, 1] });
    expect(set.json().pages).toMatchObject([{ panels }, { panels: [] }]);
    const before = idsOf(set.json().pages);
    const form = fileForm({ 'nova.png': await pageOf(99) }, { pageNumber: '1' });
    const replaced = await caller.sendForm('POST', path, form);
    expect(replaced.statusCode).toBe(200);
    expect(replaced.json().pages).toMatchObject([{ panels: [] }, { panels: [] }]);
    const after = idsOf(replaced.json().pages);
    expect([after[1], after[0] === before[0]]).toEqual([before[1], false]);
  });

  it('rejects panels outside of the page', async () => {
    const { issueId, contentId } = await create(1);
    const panels = [{ x: 0, y: 0, width: 1.5, height: 0.5, text: '' }];
    const path = `/issue/${issueId}/content/${contentId}/page`;
    expect((await caller.patch(path, { panels: [{ number: 1, panels }] })).statusCode).toBe(400);
  });

  it('adds the pages of a repeated request once if it names the version', async () => {
    const { issueId, contentId } = await create(1);
    const { version } = await contentOf(issueId);
    const path = `/issue/${issueId}/content/${contentId}/page`;
    const send = async () =>
      caller.sendForm('POST', path, fileForm({ '2.png': await pageOf(50) }), { 'if-match': `"${version}"` });
    const answers = [await send(), await send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 412]);
    expect((await contentOf(issueId)).pages).toHaveLength(2);
  });
}
