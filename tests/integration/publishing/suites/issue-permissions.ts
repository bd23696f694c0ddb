import { buildForm } from '../../support/identity-calls.ts';
import { addEditor, callAs, createIssue, type PublishingCaller } from '../../support/publishing-calls.ts';
import { addPublisher } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function issuePermissions(platform: () => TestPlatform): void {
  let publisherId: string;
  let owner: PublishingCaller;
  let issue: { issueId: string; contentId: string };
  let requestId: string;

  beforeAll(async () => {
    await platform().deleteAllData();
    publisherId = await addPublisher(platform().database);
    owner = callAs(platform(), await addEditor(platform(), { publisherId }));
    issue = await createIssue(owner, publisherId, 'minha', { pages: 1 });
    const other = await createIssue(owner, publisherId, 'enviada', { pages: 2, seed: 5 });
    requestId = (await owner.post(`/issue/${other.issueId}/submit`)).json().request.externalId;
  });

  /** Every call of an issue and its request, by its name. */
  const callsOf = (caller: PublishingCaller): Record<string, () => Promise<{ statusCode: number }>> => {
    const { issueId, contentId } = issue;
    const content = `/issue/${issueId}/content`;
    return {
      create: () => caller.post(`/issue/as-publisher/${publisherId}`, { slug: 'invasora' }),
      read: () => caller.get(`/issue/${issueId}/private`),
      list: () => caller.get(`/issue/publisher/${publisherId}/private`),
      search: () => caller.get(`/issue/publisher/${publisherId}/private/search?query=minha`),
      change: () => caller.patch(`/issue/${issueId}`, { number: 1 }),
      'add content': () => caller.sendForm('POST', content, buildForm({ language: 'en-us', title: 'a' })),
      'change content': () => caller.sendForm('PATCH', `${content}/${contentId}`, buildForm({ title: 'a' })),
      'add pages': () => caller.sendForm('POST', `${content}/${contentId}/page`, buildForm({})),
      'order pages': () => caller.patch(`${content}/${contentId}/page`, { pageNumbers: [1] }),
      'remove page': () => caller.remove(`${content}/${contentId}/page/9`),
      submit: () => caller.post(`/issue/${issueId}/submit`),
      'read request': () => caller.get(`/request/detail/${requestId}`),
    };
  };

  const refusedCalls = async (caller: PublishingCaller): Promise<string[]> => {
    const names: string[] = [];
    for (const [name, call] of Object.entries(callsOf(caller)))
      if ((await call()).statusCode === 403) names.push(name);
    return names;
  };

  it('refuses every call of a publisher who is not a member', async () => {
    const other = await addEditor(platform(), { publisherId: await addPublisher(platform().database) });
    const caller = callAs(platform(), other);
    expect(await refusedCalls(caller)).toEqual(Object.keys(callsOf(caller)));
    expect((await caller.get('/request/issue')).json().items).toEqual([]);
  });

  it('refuses every call of an editor without membership who is not staff', async () => {
    const caller = callAs(platform(), await addEditor(platform(), { grantings: ['EDITOR'] }));
    expect(await refusedCalls(caller)).toEqual(Object.keys(callsOf(caller)));
  });

  it('lets an editor who is a member work, except for what only publishers do', async () => {
    const caller = callAs(platform(), await addEditor(platform(), { grantings: ['EDITOR'], publisherId }));
    expect(await refusedCalls(caller)).toEqual(['create']);
  });

  it('lets staff editors work on every issue', async () => {
    const caller = callAs(platform(), await addEditor(platform(), { role: 'STAFF', grantings: ['EDITOR'] }));
    expect(await refusedCalls(caller)).toEqual(['create']);
  });

  it('does not let publishers approve their own requests', async () => {
    expect((await owner.patch(`/request/respond/${requestId}`, { isApproved: true })).statusCode).toBe(403);
  });

  it('refuses a large upload before it is read', async () => {
    const caller = callAs(platform(), await addEditor(platform()));
    const form = buildForm({ file: Buffer.alloc(1024 * 1024) });
    const path = `/issue/${issue.issueId}/content/${issue.contentId}/page`;
    expect((await caller.sendForm('POST', path, form)).statusCode).toBe(403);
  });

  it('shows the images of a working copy to nobody else, even with a signed address of their own', async () => {
    const { contents } = (await owner.get(`/issue/${issue.issueId}/private`)).json();
    const { pages } = contents.find(({ language }: { language: string }) => language === 'pt-br');
    const address = pages[0].picture.address.replace('{width}', '64').replace('/api/comics', '');
    expect((await owner.get(address)).statusCode).toBe(200);
    const id = address.split('/')[3];
    const stranger = await platform().signIn();
    const expiresAt = platform().media.pageAddressExpiry(new Date());
    const query = platform().media.createPageSigner(stranger.sessionId ?? '', expiresAt)(id);
    const refused = await callAs(platform(), stranger).get(`/media/pages/${id}/64?${query}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'USER.NO_ACCESS']);
  });
}
