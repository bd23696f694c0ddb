import { randomUUID } from 'node:crypto';
import { markRead } from '../../../../server/commerce/entitlements/mark-read.ts';
import { intentOf } from '../../../../server/commerce/idempotency.ts';
import type { OrderRequest } from '../../../../server/commerce/products/order-product.ts';
import { withdrawSubscription } from '../../../../server/commerce/subscriptions/withdraw.ts';
import { withdrawPurchase } from '../../../../server/commerce/withdrawals/withdraw-purchase.ts';
import { findWithdrawalState } from '../../../../server/commerce/withdrawals/withdrawal-state.ts';
import {
  createReadablePageLookup,
  type OnFarPageSent,
} from '../../../../server/media/pictures/readable-page.ts';
import { createReadingScopeLookup, findReadingObstacle } from '../../../../server/reading/may-read.ts';
import { saveReading } from '../../../../server/reading/readings.ts';
import { waitForLocks } from '../../../support/wait-for-locks.ts';
import { openEmptyMachine } from '../../support/commerce/open-empty-machine.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import {
  type ManualClock,
  placeOrderOn,
  type ScheduledJobsMachine,
} from '../../support/scheduled-jobs-machine.ts';
import { addAcquisition, addIssue, addPlan, addReader, addSubscription } from '../../support/seed.ts';
import { addCard, addOffer } from '../../support/subscriber.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { fillWallet, walletBalanceOf } from '../../support/wallets.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };
const ages = { isAtLeast: async () => true };

/** Withdrawal of issues and credits, and of plans that have not begun. */
export function purchaseWithdrawals(platform: () => TestPlatform): void {
  let clock: ManualClock;
  let gateway: FakeGateway;
  let machine: ScheduledJobsMachine;
  let readerId: string;
  let issueId: string;
  let merchandiseId: string;

  beforeEach(async () => {
    const { database } = platform();
    ({ clock, gateway, machine } = await openEmptyMachine(platform()));
    readerId = randomUUID();
    await addReader(database, readerId, { createdAt: new Date('2026-01-01') });
    await addCard(database, readerId);
    await addIssueOnSale(8);
  });

  /** Another issue, whose sample has three pages. */
  const addIssueOnSale = async (pages: number) => {
    const { database } = platform();
    issueId = await addIssue(database, {
      slug: `lua-${randomUUID()}`,
      pages,
      isAvailableForAll: false,
      publishedAt: new Date('2026-01-01'),
    });
    const merchandise = await database
      .insertInto('comics.merchandise')
      .values({
        issueId,
        kind: 'purchase',
        price: 990,
        currency: 'BRL',
        paymentMethods: null,
        rentalDays: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    merchandiseId = merchandise.id;
  };

  const payments = {
    card: { paymentMethod: 'credit_card', paymentCard: visa },
    balance: { paymentMethod: 'balance' },
  } as const;
  const buyIssue = (method: keyof typeof payments = 'card') =>
    placeOrderOn(machine, readerId, { type: 'comic', issueId, merchandiseId, payment: payments[method] });
  const buyCredits = async () => {
    const { database } = platform();
    await database
      .insertInto('comics.credit_offer')
      .values({ market: 'brazil', credits: 2500, price: 2400, currency: 'BRL' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const request = { type: 'dragon_wallet_credit', credits: 2500, salePrice: 2400, payment: payments.card };
    return placeOrderOn(machine, readerId, request as OrderRequest);
  };
  const withdraw = (id: string, key: string = randomUUID(), ownerId = readerId) =>
    withdrawPurchase(machine, intentOf(ownerId, key, { id }), id);
  const stateOf = (id: string) => findWithdrawalState(platform().database, id);
  const errorCodeOf = (outcome: Promise<unknown>) =>
    outcome.then(
      () => 'none',
      ({ code }) => code,
    );
  const countAcquisitions = async () => {
    const query = platform().database.selectFrom('comics.acquisition').select('id');
    return (await query.where('readerId', '=', readerId).execute()).length;
  };
  const read = (page: number, by = readerId) => {
    const readAt = clock.now();
    const report = { page, readAt, language: 'pt-br', pageViews: [{ page, readAt }] };
    return saveReading({ database: platform().database, ages }, by, issueId, report, readAt);
  };
  const addChild = async () => {
    const { database } = platform();
    const child = randomUUID();
    await addReader(database, child, { createdAt: new Date('2026-01-01'), guardianId: readerId });
    return child;
  };

  it('refunds an issue by the way it was paid, once, and ends it at once', async () => {
    const { order } = await buyIssue();
    clock.advance({ days: 6 });
    const key = randomUUID();
    expect(await withdraw(order.id, key)).toMatchObject({ amount: 990, method: 'credit_card' });
    expect(await withdraw(order.id, key)).toMatchObject({ status: 'refunded', isWithdrawn: true });
    expect(await countAcquisitions()).toBe(0);
    expect(gateway.calls.filter((call) => call === 'refund')).toHaveLength(1);
    expect(await errorCodeOf(withdraw(order.id))).toBe('WITHDRAWAL.NOT_POSSIBLE');
  });

  it('refunds a wallet payment to the wallet, also to two requests at once', async () => {
    const { database } = platform();
    await fillWallet(database, readerId, 990);
    const { order } = await buyIssue('balance');
    expect(await walletBalanceOf(database, readerId)).toBe(0);
    const outcomes = await Promise.all([errorCodeOf(withdraw(order.id)), errorCodeOf(withdraw(order.id))]);
    expect(outcomes.toSorted()).toEqual(['WITHDRAWAL.NOT_POSSIBLE', 'none']);
    expect(await walletBalanceOf(database, readerId)).toBe(990);
  });

  it('accepts pages of the sample, but none after it', async () => {
    const { order } = await buyIssue();
    await read(2);
    clock.advance({ hours: 1 });
    await read(3);
    await read(0);
    expect(await errorCodeOf(withdraw(order.id))).toBe('WITHDRAWAL.READ');
    expect(await countAcquisitions()).toBe(1);
  });

  it('counts what a guided account reads by right of the purchase', async () => {
    const child = await addChild();
    const { order } = await buyIssue();
    await read(2, child);
    expect(await stateOf(order.id)).toBe('open');
    await read(3, child);
    expect(await stateOf(order.id)).toBe('read');
    expect(await errorCodeOf(withdraw(order.id))).toBe('WITHDRAWAL.READ');
  });

  it('ignores what a guided account reads by an acquisition of its own', async () => {
    const { database } = platform();
    const child = await addChild();
    await addAcquisition(database, child, issueId, null);
    const { order } = await buyIssue();
    await read(7, child);
    expect(await stateOf(order.id)).toBe('open');
    expect(await errorCodeOf(withdraw(order.id))).toBe('none');
  });

  it('ignores what was read before the payment', async () => {
    await addSubscription(platform().database, readerId, new Date('2026-03-31'));
    await read(7);
    clock.advance({ hours: 1 });
    const { order } = await buyIssue();
    await read(1);
    expect(await errorCodeOf(withdraw(order.id))).toBe('none');
  });

  it('counts by the time of the platform, whatever time a device sends', async () => {
    const readAt = clock.now();
    clock.advance({ hours: 1 });
    const { order } = await buyIssue();
    const report = { page: 7, readAt, language: 'pt-br', pageViews: [{ page: 7, readAt }] };
    await addSubscription(platform().database, readerId, new Date('2026-03-31'), {
      startsAt: new Date('2026-03-01'),
    });
    await saveReading({ database: platform().database, ages }, readerId, issueId, report, clock.now());
    expect(await errorCodeOf(withdraw(order.id))).toBe('WITHDRAWAL.READ');
  });

  const markIssueRead = (reader: string, issue: string) =>
    markRead(platform().database, { readerId: reader, issueId: issue }, clock.now());

  /** Whether a page of the issue is sent to a reader. */
  const createPageCheck = async (onFarPageSent: OnFarPageSent = markIssueRead) => {
    const { database } = platform();
    const find = createReadablePageLookup({
      database,
      findReadingScope: createReadingScopeLookup({ database, ages }),
      onFarPageSent,
    });
    const pages = await database
      .selectFrom('comics.page as page')
      .innerJoin('comics.issue_content as content', 'content.id', 'page.contentId')
      .select('page.id')
      .where('content.issueId', '=', issueId)
      .orderBy('page.position')
      .execute();
    return async (page: number, by = readerId) => (await find(pages[page]?.id ?? '', by)) !== null;
  };
  /** The sample has three pages, and the app loads ten further ones ahead. */
  const firstTurnedPage = 13;

  it('counts pages that were sent but never reported, unless the app may have loaded them ahead', async () => {
    await addIssueOnSale(20);
    const { order } = await buyIssue();
    const isSent = await createPageCheck();
    expect(await isSent(firstTurnedPage - 1)).toBe(true);
    expect(await stateOf(order.id)).toBe('open');
    expect(await isSent(firstTurnedPage)).toBe(true);
    expect(await errorCodeOf(withdraw(order.id))).toBe('WITHDRAWAL.READ');
  });

  it('ends the right of a guided account that has the issue open', async () => {
    await addIssueOnSale(20);
    const child = await addChild();
    const { order } = await buyIssue();
    const isSent = await createPageCheck();
    expect(await isSent(3, child)).toBe(true);
    await withdraw(order.id);
    expect(await isSent(firstTurnedPage, child)).toBe(false);
    expect(await isSent(firstTurnedPage)).toBe(false);
    const { database } = platform();
    expect(await findReadingObstacle({ database, ages }, child, issueId)).toBe('USER.NO_ACCESS');
  });

  it('sends no page whose right ends while it is looked up', async () => {
    await addIssueOnSale(20);
    const { order } = await buyIssue();
    const isSent = await createPageCheck(async (reader, issue) => {
      await withdraw(order.id);
      await markIssueRead(reader, issue);
    });
    expect(await isSent(firstTurnedPage)).toBe(false);
    expect(await isSent(firstTurnedPage)).toBe(false);
  });

  it('waits for a page that is being sent', async () => {
    const { database } = platform();
    const { order } = await buyIssue();
    const withdrawal = await database.transaction().execute(async (trx) => {
      await markRead(trx, { readerId, issueId }, clock.now());
      const code = errorCodeOf(withdraw(order.id));
      await waitForLocks(database);
      return { code };
    });
    expect(await withdrawal.code).toBe('WITHDRAWAL.READ');
  });

  it('counts again after the issue was bought again', async () => {
    await addIssueOnSale(20);
    const first = await buyIssue();
    await withdraw(first.order.id);
    const { order } = await buyIssue();
    const isSent = await createPageCheck();
    expect(await isSent(firstTurnedPage)).toBe(true);
    expect(await stateOf(order.id)).toBe('read');
  });

  it('ends after 7 days, and is not for other readers', async () => {
    const { order } = await buyIssue();
    const other = randomUUID();
    await addReader(platform().database, other);
    expect(await errorCodeOf(withdraw(order.id, randomUUID(), other))).toBe('TRANSACTION.NOT_FOUND');
    clock.advance({ days: 7 });
    clock.advance({ seconds: 1 });
    expect(await errorCodeOf(withdraw(order.id))).toBe('WITHDRAWAL.TOO_LATE');
  });

  it('requires the guardian for a guided account', async () => {
    const { order } = await buyIssue();
    const guardian = randomUUID();
    await addReader(platform().database, guardian);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian })
      .where('readerId', '=', readerId)
      .execute();
    expect(await errorCodeOf(withdraw(order.id))).toBe('USER.PARENT_PERMISSION');
  });

  it('takes credits back with the gift, as long as the wallet has all of them', async () => {
    const { database } = platform();
    const { order } = await buyCredits();
    const spent = await buyIssue('balance');
    expect(await errorCodeOf(withdraw(order.id))).toBe('WITHDRAWAL.SPENT');
    await withdraw(spent.order.id);
    expect(await withdraw(order.id)).toMatchObject({ amount: 2400 });
    expect(await walletBalanceOf(database, readerId)).toBe(0);
  });

  it('cancels a plan until it begins, also after 7 days', async () => {
    const { database } = platform();
    const plan = await addPlan(database, 'mestre');
    const offer = await addOffer(database, plan);
    await addSubscription(database, readerId, new Date('2026-03-31'), { plan });
    await placeOrderOn(machine, readerId, {
      type: 'plan',
      planId: plan,
      merchandiseId: offer,
      payment: payments.card,
    });
    const scheduled = await database
      .selectFrom('comics.subscription')
      .select('id')
      .where('readerId', '=', readerId)
      .where('startsAt', '>', clock.now())
      .executeTakeFirstOrThrow();
    const cancel = () =>
      errorCodeOf(withdrawSubscription(machine, intentOf(readerId, randomUUID(), scheduled), scheduled.id));
    clock.advance({ days: 22 });
    expect(await cancel()).toBe('SUBSCRIPTION.INVALID_TRANSACTION');
    clock.advance({ days: -10 });
    expect(await cancel()).toBe('none');
    const { count } = await database
      .selectFrom('comics.subscription')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('readerId', '=', readerId)
      .executeTakeFirstOrThrow();
    expect(count).toBe('1');
  });
}
