import { difference } from './difference.ts';
import { type ExpectedSubscription, expectedStateOf } from './expected-state.ts';
import { faultsOfCharges, faultsOfLedger, faultsOfPayment } from './faults-of-money.ts';
import type { ModelGateway } from './model-gateway.ts';
import { type ModelShop, readers } from './shop.ts';
import type { DatabaseSnapshot, OrderSnapshot } from './snapshot.ts';

/** Violated invariants of money and entitlements, one sentence each. Must be empty after any commands and failures. */
export function faultsOf(shop: ModelShop, snapshot: DatabaseSnapshot, gateway: ModelGateway): string[] {
  return [
    ...gateway.faults,
    ...faultsOfLedger(shop, snapshot),
    ...snapshot.orders.flatMap((order) => faultsOfPayment(order, gateway)),
    ...faultsOfCharges(snapshot, gateway),
    ...faultsOfEntitlements(shop, snapshot),
    ...faultsOfOverlaps(snapshot),
    ...faultsOfUses(snapshot),
    ...faultsOfKeys(snapshot),
  ];
}

/** The entitlements must be exactly those that were paid for or redeemed. */
function faultsOfEntitlements(shop: ModelShop, snapshot: DatabaseSnapshot): string[] {
  const { subscriptions, acquisitions } = expectedStateOf(shop, snapshot);
  return [
    ...compare(
      'subscriptions',
      snapshot.subscriptions.map(({ readerId, planId, startsAt, expiresAt }) =>
        describeSubscription({ reader: readerId, plan: planId, startsAt, expiresAt }),
      ),
      subscriptions.map(describeSubscription),
    ),
    ...compare(
      'acquisitions',
      snapshot.acquisitions.map(
        ({ readerId, issueId, expiresAt }) => `${readerId} ${issueId} ${until(expiresAt)}`,
      ),
      acquisitions.map(({ reader, issue, expiresAt }) => `${reader} ${issue} ${until(expiresAt)}`),
    ),
  ];
}

/** Compared by the minute, because every reading of the test clock adds a millisecond. */
const until = (instant: number | null) =>
  instant === null ? 'for ever' : new Date(instant).toISOString().slice(0, 16);
const describeSubscription = ({ reader, plan, startsAt, expiresAt }: Omit<ExpectedSubscription, 'order'>) =>
  `${reader} ${plan} ${until(startsAt)} ${until(expiresAt)}`;

function compare(name: string, actual: string[], expected: string[]): string[] {
  const isSame = actual.sort().join('\n') === expected.sort().join('\n');
  return isSame ? [] : [`the ${name} are not those that were paid for:${difference(actual, expected)}`];
}

function faultsOfOverlaps({ subscriptions, acquisitions }: DatabaseSnapshot): string[] {
  const faults: string[] = [];
  for (const [index, one] of subscriptions.entries()) {
    for (const other of subscriptions.slice(index + 1)) {
      const isSameReader = one.readerId === other.readerId;
      if (isSameReader && one.startsAt < other.expiresAt && other.startsAt < one.expiresAt) {
        faults.push(`${one.readerId} has two subscriptions at once`);
      }
    }
  }
  const open = acquisitions
    .filter(({ endedAt }) => endedAt === null)
    .map(({ readerId, issueId, expiresAt }) => `${readerId} ${issueId} ${expiresAt === null}`);
  if (new Set(open).size < open.length) faults.push('a reader has the same issue twice');
  if (acquisitions.some(({ endedAt, expiresAt }) => endedAt !== null && endedAt !== expiresAt)) {
    faults.push('an acquisition was closed at another time than its end');
  }
  return faults;
}

/** A withdrawn subscription keeps its coupon use, because it was delivered. Other refunded orders do not. */
export const holdsCoupon = ({ status, coversFrom }: OrderSnapshot): boolean =>
  status === 'waiting' || status === 'paid' || (status === 'refunded' && coversFrom !== null);

function faultsOfUses({ coupons, vouchers, orders, redemptions }: DatabaseSnapshot): string[] {
  const ofCoupons = coupons.flatMap(({ id, code, uses, usesLimit, usesLimitPerReader }) => {
    const holding = orders.filter((order) => order.couponId === id && holdsCoupon(order));
    if (uses !== holding.length)
      return [`the coupon ${code} counts ${uses} uses, expected ${holding.length}`];
    const maxUses = Math.max(
      ...readers.map((reader) => holding.filter(({ readerId }) => readerId === reader).length),
    );
    if (usesLimitPerReader !== null && maxUses > usesLimitPerReader) {
      return [`a reader used the coupon ${code} ${maxUses} times`];
    }
    return usesLimit !== null && uses > usesLimit ? [`the coupon ${code} was used too often`] : [];
  });
  const ofVouchers = vouchers.flatMap(({ id, code, uses, usesLimit }) => {
    const used = redemptions.filter(({ voucherId }) => voucherId === id).length;
    if (uses !== used) return [`the voucher ${code} counts ${uses} uses, expected ${used}`];
    return uses > usesLimit ? [`the voucher ${code} was used too often`] : [];
  });
  return [...ofCoupons, ...ofVouchers];
}

/** An order has one key, a withdrawn order may have a second one, and a renewal has none. */
const faultsOfKeys = ({ orders, keys }: DatabaseSnapshot): string[] =>
  orders.flatMap(({ id, readerId, isRenewal, status }) => {
    const own = keys.filter(({ transactionId }) => transactionId === id);
    if (own.some((key) => key.readerId !== readerId)) return [`order ${id} has the key of another reader`];
    const isValid = isRenewal
      ? own.length === 0
      : own.length === 1 || (own.length === 2 && status === 'refunded');
    return isValid ? [] : [`order ${id}, which is ${status}, has ${own.length} keys`];
  });
