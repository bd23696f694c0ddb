import { addEditor, callAs, createIssue, type PublishingCaller } from '../../support/publishing-calls.ts';
import { addAcquisition, addPublisher, addReader, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const timezone = { timezone: 'America/Sao_Paulo' };
const inBrazil = { market: 'brazil', currency: 'BRL', merchandises: [{ kind: 'purchase', price: 990 }] };
const inPortugal = { market: 'portugal', currency: 'EUR', merchandises: [{ kind: 'purchase', price: 450 }] };

export function salesInMarkets(platform: () => TestPlatform): void {
  let publisherId: string;
  let caller: PublishingCaller;
  let staff: PublishingCaller;
  let visitor: PublishingCaller;
  let portuguese: PublishingCaller;
  let createdCount = 0;

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database, signIn } = platform();
    publisherId = await addPublisher(database);
    caller = callAs(platform(), await addEditor(platform(), { publisherId }));
    staff = callAs(platform(), await signIn('ADMIN'));
    visitor = callAs(platform(), null);
    const reader = await signIn();
    await addReader(database, reader.uuid, { market: 'portugal', currency: 'EUR' });
    portuguese = callAs(platform(), reader);
  });

  async function createApproved() {
    createdCount += 1;
    const slug = `mercado-${createdCount}`;
    const { issueId } = await createIssue(caller, publisherId, slug, { pages: 4, seed: createdCount * 7 });
    const { request } = (await caller.post(`/issue/${issueId}/submit`)).json();
    await staff.patch(`/request/respond/${request.externalId}`, { isApproved: true });
    return { issueId, slug };
  }

  const offer = (issueId: string, body: object) => caller.post(`/issue/${issueId}/market`, body, timezone);
  const withdraw = async (issueId: string, market: string) => {
    const { markets } = (await caller.get(`/issue/${issueId}/private`)).json();
    const entry = markets.find((each: { market: string }) => each.market === market);
    return caller.remove(`/issue/${issueId}/market/${entry.externalId}`);
  };
  const read = async (reader: PublishingCaller, slug: string) =>
    (await reader.get(`/issue/slug/${slug}`)).json();
  const seen = async (slug: string) => [
    (await read(visitor, slug)).merchandises?.[0].price ?? null,
    (await read(portuguese, slug)).merchandises?.[0].price ?? null,
  ];

  it('sells an issue in two markets, each with its own prices', async () => {
    const { issueId, slug } = await createApproved();
    await offer(issueId, inBrazil);
    expect(await seen(slug)).toEqual([990, null]);
    await offer(issueId, { ...inPortugal, isAvailableForSubscribers: true });
    expect(await seen(slug)).toEqual([990, 450]);
    expect(await read(portuguese, slug)).toMatchObject({ isAvailableForSubscribers: true });
    expect(await read(visitor, slug)).toMatchObject({ isAvailableForSubscribers: false });
    const { markets } = (await caller.get(`/issue/${issueId}/private`)).json();
    expect(markets.map(({ market }: { market: string }) => market)).toEqual(['brazil', 'portugal']);
  });

  it('sells an issue only in another market than the default one', async () => {
    const { issueId, slug } = await createApproved();
    expect((await offer(issueId, inPortugal)).json().publication).toBe('on sale');
    expect(await seen(slug)).toEqual([null, 450]);
    const found = async (reader: PublishingCaller) =>
      (await reader.get(`/issue/search?query=${slug}`)).json().items.length;
    expect([await found(visitor), await found(portuguese)]).toEqual([0, 1]);
    const listed = await caller.get(`/issue/publisher/${publisherId}/private`);
    expect(listed.json().items).toContainEqual(
      expect.objectContaining({ externalId: issueId, publication: 'on sale' }),
    );
    expect((await withdraw(issueId, 'portugal')).json().publication).toBe('not for sale');
    expect(await seen(slug)).toEqual([null, null]);
    expect(await found(portuguese)).toBe(0);
  });

  it('withdraws an issue from one market', async () => {
    const { issueId, slug } = await createApproved();
    await offer(issueId, inBrazil);
    await offer(issueId, inPortugal);
    await withdraw(issueId, 'brazil');
    expect(await seen(slug)).toEqual([null, 450]);
    await offer(issueId, inBrazil);
    await withdraw(issueId, 'portugal');
    expect(await seen(slug)).toEqual([990, null]);
  });

  it('starts the sale in each market at its own time', async () => {
    const { issueId, slug } = await createApproved();
    await offer(issueId, inBrazil);
    const availableFrom = daysAgo(-3).toISOString();
    expect((await offer(issueId, { ...inPortugal, availableFrom })).statusCode).toBe(201);
    expect(await seen(slug)).toEqual([990, null]);
  });

  it('keeps what a reader owns readable when its sale in their market starts later', async () => {
    const { database, signIn } = platform();
    const { issueId } = await createApproved();
    await offer(issueId, inPortugal);
    const owner = await signIn();
    await addAcquisition(database, owner.uuid, issueId, null);
    const openPages = async () => (await callAs(platform(), owner).get(`/issue/${issueId}/pages`)).statusCode;
    expect(await openPages()).toBe(200);
    await offer(issueId, { ...inBrazil, availableFrom: daysAgo(-30).toISOString() });
    expect(await openPages()).toBe(200);
    expect((await visitor.get(`/issue/${issueId}/pages`)).statusCode).toBe(404);
  });

  it('publishes an issue once in each market', async () => {
    const { issueId, slug } = await createApproved();
    await offer(issueId, inPortugal);
    const { publishedAt } = await read(portuguese, slug);
    await withdraw(issueId, 'portugal');
    const later = await offer(issueId, { ...inPortugal, availableFrom: daysAgo(-3).toISOString() });
    expect(later.json().code).toBe('REQUEST.INVALID');
    await offer(issueId, inPortugal);
    expect((await read(portuguese, slug)).publishedAt).toBe(publishedAt);
  });

  it('requires the currency of the market', async () => {
    const { issueId } = await createApproved();
    const answer = await offer(issueId, { ...inPortugal, currency: 'BRL' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MARKET.INVALID_CURRENCY']);
  });
}
