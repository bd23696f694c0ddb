import { cardPayment, openShop, sellIssue, type TestShop } from '../../support/open-shop.ts';
import {
  addEditor,
  callAs,
  createIssue,
  fileForm,
  type PublishingCaller,
  pageOf,
} from '../../support/publishing-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { openWebhookStudio, type WebhookStudio } from '../../support/webhooks/webhook-calls.ts';

const timezone = { timezone: 'America/Sao_Paulo' };
const hour = 3_600_000;

export function webhookEvents(platform: () => TestPlatform): void {
  let studio: WebhookStudio;
  let staff: PublishingCaller;
  let webhookId: string;
  let createdCount = 0;

  beforeAll(async () => {
    await platform().deleteAllData();
    staff = callAs(platform(), await addEditor(platform(), { role: 'STAFF', grantings: ['EDITOR'] }));
  });
  beforeEach(async () => {
    studio = await openWebhookStudio(platform());
    // Deliveries stay pending, because nothing sends them.
    webhookId = (await studio.add('https://hooks.publisher.example/')).externalId;
  });
  afterEach(() => expect(studio.problems).toEqual([]));

  /** The events so far, the oldest first. */
  const events = async () =>
    (await studio.deliveriesOf(webhookId))
      .map(({ eventType: type, data }: { eventType: string; data: object }) => ({ type, data }))
      .reverse();
  const reportStarts = () => studio.pass({ resolveHost: async () => [] });

  async function create() {
    createdCount += 1;
    const slug = `evento-${createdCount}`;
    const created = await createIssue(studio.caller, studio.publisherId, slug, { seed: createdCount * 10 });
    return { ...created, slug };
  }
  async function submit(issueId: string): Promise<string> {
    return (await studio.caller.post(`/issue/${issueId}/submit`)).json().request.externalId;
  }
  async function createApproved() {
    const issue = await create();
    const requestId = await submit(issue.issueId);
    await staff.patch(`/request/respond/${requestId}`, { isApproved: true });
    return { ...issue, requestId };
  }
  async function offer(issueId: string, availableFrom: Date): Promise<string> {
    const response = await studio.caller.post(
      `/issue/${issueId}/market`,
      {
        market: 'brazil',
        currency: 'BRL',
        isAvailableForAll: true,
        availableFrom: availableFrom.toISOString(),
      },
      timezone,
    );
    expect(response.statusCode).toBe(201);
    return response.json().markets[0].externalId;
  }
  const saleStart = ({ issueId, slug }: { issueId: string; slug: string }) => ({
    type: 'issue.published',
    data: { issueId, slug, cause: 'sale_start', market: 'brazil' },
  });

  it('report the answers to requests: an approval, and a rejection with its reason', async () => {
    const approved = await createApproved();
    const rejected = await create();
    const requestId = await submit(rejected.issueId);
    await staff.patch(`/request/respond/${requestId}`, { isApproved: false, reason: 'A capa está cortada.' });
    const answerOf = (issueId: string, slug: string) => ({
      kind: 'issue',
      subjectId: issueId,
      name: `Título de ${slug}`,
    });
    expect(await events()).toEqual([
      {
        type: 'request.answered',
        data: {
          ...answerOf(approved.issueId, approved.slug),
          requestId: approved.requestId,
          state: 'approved',
          reason: null,
        },
      },
      {
        type: 'request.answered',
        data: {
          ...answerOf(rejected.issueId, rejected.slug),
          requestId,
          state: 'rejected',
          reason: 'A capa está cortada.',
        },
      },
    ]);
  });

  it('report the start of a sale once, when readers can get the issue', async () => {
    const issue = await createApproved();
    await offer(issue.issueId, studio.clock.hoursFromNow(24));
    await reportStarts();
    expect(await events()).toHaveLength(1);
    studio.clock.advance({ hours: 24 });
    await Promise.all([reportStarts(), reportStarts()]);
    await reportStarts();
    expect((await events()).slice(1)).toEqual([saleStart(issue)]);
  });

  it('report a sale that is moved to a later time again, and one that is withdrawn before it starts never', async () => {
    const moved = await createApproved();
    const withdrawn = await createApproved();
    const marketId = await offer(moved.issueId, studio.clock.now());
    await reportStarts();
    const later = studio.clock.hoursFromNow(10);
    const path = `/issue/${moved.issueId}/market`;
    await studio.caller.patch(path, { marketId, availableFrom: later.toISOString() }, timezone);
    await studio.caller.patch(path, { marketId, isAvailableForSubscribers: true }, timezone);
    const withdrawnId = await offer(withdrawn.issueId, later);
    await studio.caller.remove(`/issue/${withdrawn.issueId}/market/${withdrawnId}`);
    await reportStarts();
    expect((await events()).slice(2)).toEqual([saleStart(moved)]);
    studio.clock.advance({ hours: 10 });
    await reportStarts();
    expect((await events()).slice(2)).toEqual([saleStart(moved), saleStart(moved)]);
  });

  it('report a new version of an issue that is on sale', async () => {
    const { issueId, contentId, slug } = await createApproved();
    await offer(issueId, new Date(Date.now() - hour));
    const page = fileForm({ 'nova.png': await pageOf(9000 + createdCount) });
    await studio.caller.sendForm('POST', `/issue/${issueId}/content/${contentId}/page`, page);
    await staff.patch(`/request/respond/${await submit(issueId)}`, { isApproved: true });
    const published = (await events()).filter(({ type }: { type: string }) => type === 'issue.published');
    expect(published).toEqual([
      { type: 'issue.published', data: { issueId, slug, cause: 'new_version', market: null } },
    ]);
  });

  it('are only for the types that a webhook subscribes to, and only while it is active', async () => {
    await studio.caller.patch(`/webhook/${webhookId}`, { eventTypes: ['sale'] });
    await createApproved();
    await studio.caller.patch(`/webhook/${webhookId}`, { eventTypes: ['request.answered'], isActive: false });
    await createApproved();
    expect(await events()).toEqual([]);
    await studio.caller.patch(`/webhook/${webhookId}`, { isActive: true });
    await createApproved();
    expect(await events()).toHaveLength(1);
  });

  describe('about orders', () => {
    let shop: TestShop;
    beforeEach(async () => {
      shop = await openShop(platform());
    });
    afterEach(() => shop.app.close());

    it('report a paid order of an issue, without anything about the reader', async () => {
      const { purchase, rent } = await sellIssue(platform(), { issue: { publisherId: studio.publisherId } });
      const reader = await shop.addReaderWithCard();
      const rented = await shop.order('/acquisition', reader, { ...rent, ...cardPayment });
      const bought = await shop.order('/acquisition', await shop.addReaderWithCard(), {
        ...purchase,
        ...cardPayment,
      });
      const sale = (order: typeof bought, kind: string, price: number) => ({
        type: 'sale',
        data: {
          orderId: order.json().externalId,
          issueId: purchase.issueId,
          kind,
          price,
          discount: 0,
          amount: price,
          currency: 'BRL',
        },
      });
      expect(await events()).toEqual([sale(rented, 'rent', 390), sale(bought, 'purchase', 990)]);
      expect(JSON.stringify(await studio.deliveriesOf(webhookId))).not.toContain(reader.uuid);
    });

    it('report nothing about declined payments and sales of others, which write no row', async () => {
      const own = await sellIssue(platform(), { issue: { publisherId: studio.publisherId } });
      const other = await sellIssue(platform());
      const count = async () =>
        (await platform().database.selectFrom('publishing.webhook_event').select('id').execute()).length;
      const before = await count();
      await shop.order('/acquisition', await shop.addReaderWithCard(), { ...other.purchase, ...cardPayment });
      shop.gateway.outcomes.push('declined');
      await shop.order('/acquisition', await shop.addReaderWithCard(), { ...own.purchase, ...cardPayment });
      expect([await count(), await events()]).toEqual([before, []]);
    });

    it('never fail an order whose publisher removes the webhook at that moment', async () => {
      const orders = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const { purchase } = await sellIssue(platform(), { issue: { publisherId: studio.publisherId } });
          const { externalId } = await studio.add('https://hooks.publisher.example/');
          const reader = await shop.addReaderWithCard();
          return { purchase, externalId, reader };
        }),
      );
      const answers = await Promise.all(
        orders.map(async ({ purchase, externalId, reader }) => {
          const [order] = await Promise.all([
            shop.order('/acquisition', reader, { ...purchase, ...cardPayment }),
            studio.caller.remove(`/webhook/${externalId}`),
          ]);
          return order.statusCode;
        }),
      );
      expect(answers).toEqual(Array(6).fill(201));
    });
  });
}
