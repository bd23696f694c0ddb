import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { lockBuyer } from '../../../server/commerce/buyer.ts';
import { findOrder } from '../../../server/commerce/orders/order-row.ts';
import { recordRefund } from '../../../server/commerce/orders/record-outcome.ts';
import type { Database } from '../../../server/database/database.ts';
import { markReached } from '../../../server/database/milestones.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { sharedComics } from '../../comics/shared-comics.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { makeZip } from '../../unit/server/media/make-comics.ts';
import { makePdf } from '../../unit/server/media/make-pdf.ts';
import { readBalances, readLines } from '../finance/random-months/stored-revenue.ts';
import { addCoupon, sellPlan } from '../support/open-shop.ts';
import { addEditor, pageOf } from '../support/publishing-calls.ts';
import { runCommand } from '../support/run-command.ts';
import { addIssue, addPublisher } from '../support/seed.ts';
import { signIn } from '../support/test-platform.ts';
import { fillWallet } from '../support/wallets.ts';
import { blockTable } from './first-quarter/blocked-table.ts';
import { moveStory } from './first-quarter/move-story.ts';
import { saveCard } from './first-quarter/pay-by-card.ts';
import { type ComicFile, foundPublisher, publishComic } from './first-quarter/publish-comics.ts';
import { createRestartablePlatform, type RestartablePlatform } from './first-quarter/restartable-platform.ts';
import { createStoryCaller, type StoryCaller } from './first-quarter/story-caller.ts';

let testDatabase: TestDatabase;
let database: Database;
let folder: string;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase({ databaseUrl: testDatabase.url, dataDirectory: '' });
  folder = await mkdtemp(join(tmpdir(), 'banca-quarter-'));
});
afterEach(async () => {
  await database.destroy();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const tomorrow = () => new Date(Date.now() + 86_400_000);

/**
 * In milliseconds from the start of each piece of work. The platform is killed then, unless null. In this order: the
 * application; of each of four comics its creation, upload, submission, approval and sale; five orders and a withdrawal.
 */
const killDelays = [
  [40],
  [15, 350, null, 90, null],
  [null, 60, 10, null, 30],
  [null, 700, null, 45, null],
  [20, null, 120, null, 5],
  [25, null, 8, null, 55, 15],
].flat();
it.each([
  ['as it should be', []],
  ['with processes that are killed again and again', killDelays],
])(
  "plays a publisher's first quarter %s",
  async (_how, delays) => {
    const areKilled = delays.length > 0;
    await mkdir(join(folder, 'media/originals'), { recursive: true });
    const platform = createRestartablePlatform(
      { DATA_DIR: folder, DATABASE_URL: testDatabase.url, DEMO: 'on' },
      delays,
    );
    // The demo has a payment gateway. Its catalogue and readers are not needed.
    await markReached(database, 'demo complete');
    await platform.start();
    const story = await playStory(platform, areKilled);
    await platform.stop();

    await moveStory(database, { februaryReader: story.davi.uuid, lastBuyer: story.gil.uuid });
    await closeMonths('2026-03-05T12:00:00Z', areKilled);
    await closeMonths('2026-04-05T12:00:00Z', areKilled);
    await refundOrderOf(story.gil, new Date('2026-04-20T12:00:00Z'));
    await closeMonths('2026-06-05T12:00:00Z', areKilled);

    expect(await sumByMonth(story)).toEqual({
      // Purchases of 990 and 990, a rental of 390. Caio's subscription has 15.5 of its 30 days in January, 1,028 of 1,990,
      // and he read three of four pages here: 771. Of 3,141, 188 are tax, and 65 percent of the rest are 1,919.
      '2026-01-01 Maré Nova': { gross: 3141, tax: 188, publisherAmount: 1919, platformAmount: 1034 },
      '2026-01-01 Outra': { gross: 257, tax: 15, publisherAmount: 169, platformAmount: 73 },
      // Davi paid 1,592 with his coupon and read nothing in January.
      '2026-01-01 Banca': { gross: 823, tax: 49, publisherAmount: 0, platformAmount: 774 },
      // In February he read three of four pages here: 577 of 769.
      '2026-02-01 Maré Nova': { gross: 577, tax: 35, publisherAmount: 352, platformAmount: 190 },
      '2026-02-01 Outra': { gross: 192, tax: 12, publisherAmount: 126, platformAmount: 54 },
      '2026-02-01 Banca': { gross: 962, tax: 58, publisherAmount: 0, platformAmount: 904 },
      // Gil got 990 back. His line was the last of January.
      '2026-04-01 Maré Nova': { gross: -990, tax: -59, publisherAmount: -605, platformAmount: -326 },
    });
    const balances = await readBalances(database);
    expect(Object.fromEntries(balances)).toMatchObject({
      [story.publisherId]: 1666,
      [story.otherPublisherId]: 295,
      tax: 298,
      platform: 2703,
      // All that is left of January, February and April is divided: 990, 390, 1,990 and 1,592.
      revenue: 0,
    });
    expect(await listPayouts(story.publisherId)).toEqual([
      ['2026-01-01', 1919],
      ['2026-02-01', 352],
      ['2026-04-01', -605],
    ]);
  },
  300_000,
);

async function playStory(platform: RestartablePlatform, areKilled: boolean) {
  const accounts = { database, signIn: () => signIn(database, 'USER', tomorrow()) };
  const addStaff = async (granting: string) => {
    const staff = { database, signIn: () => signIn(database, 'STAFF', tomorrow()) };
    return createStoryCaller(platform, await addEditor(staff, { grantings: [granting] }));
  };
  const addReader = async (credits: number) => {
    const caller = await addEditor(accounts, { grantings: [] });
    if (credits > 0) await fillWallet(database, caller.uuid, credits);
    return createStoryCaller(platform, caller);
  };
  const [manager, editor, accountant] = [
    await addStaff('MANAGER'),
    await addStaff('EDITOR'),
    await addStaff('ACCOUNTANT'),
  ];

  const publisher = await addReader(0);
  const publisherId = await foundPublisher(platform, publisher, manager);
  const thisMonth = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 8).concat('01');
  await manager.change('PATCH', `/publisher/${publisherId}/shares`, {
    validFrom: thisMonth,
    basisPoints: 6500,
  });
  await accountant.change('PATCH', '/financial/tax', { taxRate: 600 });
  await addWebhook(publisherId);

  const offered = [];
  for (const file of await listComics()) {
    offered.push(await publishComic({ platform, publisher, editor, publisherId }, file));
  }
  const [first, second, third, pdf] = offered;
  if (!first || !second || !third || !pdf) throw new Error('Four comics are needed.');
  const otherPublisherId = await addPublisher(database, { name: 'Outra' });
  const other = await addIssue(database, {
    slug: 'outra',
    publisherId: otherPublisherId,
    isAvailableForAll: false,
  });

  const [plan] = await sellPlan({ database }, { 30: 1990 });
  if (!plan) throw new Error('The plan has no price.');
  const couponCode = await addCoupon({ database }, { percent: 20 });
  const [ana, bia, caio, davi, eva, gil] = [
    await addReader(5000),
    await addReader(5000),
    await addReader(5000),
    await addReader(5000),
    await addReader(5000),
    await addReader(0),
  ];
  const buy = (reader: StoryCaller, path: string, order: object) => {
    const key = `key-${randomUUID()}`;
    return platform.during(() => reader.buy(path, { ...order, paymentMethod: 'balance' }, key));
  };
  await buy(ana, '/acquisition', { issueId: first.issueId, merchandiseId: first.purchase });
  await buy(bia, '/acquisition', { issueId: first.issueId, merchandiseId: first.rent });
  await buy(caio, '/subscription', plan);
  await buy(davi, '/subscription', { ...plan, couponCode });
  await buy(eva, '/subscription', plan);
  const card = await saveCard(platform, gil);
  const key = `key-${randomUUID()}`;
  const order = { issueId: third.issueId, merchandiseId: third.purchase, ...card };
  const buyByCard = () => gil.buy('/acquisition', order, key);
  await (areKilled ? killAfterCharge(platform, buyByCard) : buyByCard());
  await withdraw(platform, eva);

  // A bought issue takes no part of a subscription.
  await read(ana, first.issueId, 2);
  await read(caio, second.issueId, 3);
  await read(caio, other, 1);
  await read(davi, pdf.issueId, 3);
  await read(davi, other, 1);
  return { publisherId, otherPublisherId, davi, gil };
}

/** Kills the platform when the gateway has charged the card, and the reader does not have the issue yet. */
async function killAfterCharge(
  platform: RestartablePlatform,
  buyByCard: () => Promise<unknown>,
): Promise<void> {
  const acquisitions = await blockTable(database, 'comics.acquisition');
  await platform.interrupt(buyByCard, {
    hasCome: acquisitions.waitForWriter,
    afterKill: acquisitions.release,
  });
  const charges = await database.selectFrom('thirdparty.charge').select(['status', 'amount']).execute();
  expect(charges).toEqual([{ status: 'approved', amount: 990 }]);
}

/** The archives of real comics, if there are some, otherwise generated ones, and a PDF. */
async function listComics(): Promise<ComicFile[]> {
  const archives: ComicFile[] = [];
  for (const path of sharedComics.slice(0, 3)) {
    archives.push({ slug: `mare-${archives.length}`, name: basename(path), bytes: await readFile(path) });
  }
  while (archives.length < 3) {
    const seed = 10 * archives.length;
    const pages = {
      '1.png': await pageOf(seed),
      '2.png': await pageOf(seed + 1),
      '3.png': await pageOf(seed + 2),
    };
    archives.push({ slug: `mare-${archives.length}`, name: 'a.cbz', bytes: await makeZip(pages) });
  }
  const drawings = ['1 0 0', '0 1 0', '0 0 1', '1 1 0'].map((color) => `${color} rg 10 10 40 60 re f`);
  const bytes = makePdf(drawings.map((drawing) => ({ drawing })));
  return [...archives, { slug: 'mare-pdf', name: 'album.pdf', bytes }];
}

async function withdraw(platform: RestartablePlatform, reader: StoryCaller): Promise<void> {
  const { id: subscriptionId } = await database
    .selectFrom('comics.subscription')
    .select('id')
    .where('readerId', '=', reader.uuid)
    .executeTakeFirstOrThrow();
  const key = `key-${randomUUID()}`;
  await platform.during(() => reader.buy('/subscription/withdrawal', { subscriptionId }, key));
}

/** Reads the first pages twice, as a device does that has lost an answer. */
async function read(reader: StoryCaller, issueId: string, pagesCount: number): Promise<void> {
  const readAt = new Date().toISOString();
  const pageViews = Array.from({ length: pagesCount }, (_, page) => ({ page, readAt }));
  const report = { page: pagesCount - 1, readAt, language: 'pt-br', pageViews };
  for (let count = 0; count < 2; count += 1) await reader.change('PUT', `/reading/issue/${issueId}`, report);
}

const addWebhook = (publisherId: string) =>
  database
    .insertInto('publishing.webhook_endpoint')
    .values({
      id: randomUUID(),
      publisherId,
      url: 'https://editora.example',
      eventTypes: ['payout'],
      secret: Buffer.from('secret'),
    })
    .execute();

/** Closes the months that are due on a day. If `isKilled`, the process is first killed when the lines are written. */
async function closeMonths(today: string, isKilled: boolean): Promise<void> {
  const start = () =>
    runCommand('tests/integration/publishing/first-quarter/run-revenue-job.ts', {}, testDatabase.url, today);
  if (isKilled) {
    const before = await readLines(database);
    const events = await blockTable(database, 'publishing.webhook_event');
    const killed = start();
    await events.waitForWriter();
    killed.process.kill('SIGKILL');
    await killed.waitForExit();
    await events.release();
    expect(await readLines(database)).toEqual(before);
  }
  const command = start();
  expect([await command.waitForExit(), command.output()]).toEqual([0, 'started\n']);
}

/** There is no call with which staff refund an order, so this does what such a call would do. */
const refundOrderOf = ({ uuid }: StoryCaller, now: Date) =>
  database.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, uuid);
    const { id } = await trx
      .selectFrom('comics.transaction')
      .select('id')
      .where('readerId', '=', uuid)
      .executeTakeFirstOrThrow();
    const order = await findOrder(trx, id, true);
    if (order) await recordRefund(buyer, order, now, { isWithdrawn: false });
  });

async function sumByMonth(story: { publisherId: string; otherPublisherId: string }) {
  const names = new Map([
    [story.publisherId, 'Maré Nova'],
    [story.otherPublisherId, 'Outra'],
  ]);
  const groups = Map.groupBy(
    await readLines(database),
    ({ month, publisherId }) => `${month} ${names.get(publisherId ?? '') ?? 'Banca'}`,
  );
  return Object.fromEntries(
    [...groups].map(([name, lines]) => {
      const total = (column: 'gross' | 'tax' | 'publisherAmount' | 'platformAmount') =>
        lines.reduce((sum, line) => sum + line[column], 0);
      const [gross, tax] = [total('gross'), total('tax')];
      return [
        name,
        { gross, tax, publisherAmount: total('publisherAmount'), platformAmount: total('platformAmount') },
      ];
    }),
  );
}

async function listPayouts(publisherId: string): Promise<[string, number][]> {
  const events = await database
    .selectFrom('publishing.webhook_event')
    .select('data')
    .where('publisherId', '=', publisherId)
    .where('type', '=', 'payout')
    .execute();
  const payouts = events.map(({ data }) => data as { month: string; publisherAmount: number });
  return payouts
    .map(({ month, publisherAmount }): [string, number] => [month, publisherAmount])
    .sort(([one], [another]) => (one < another ? -1 : 1));
}
