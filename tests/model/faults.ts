import { describeDifference } from './describe-difference.ts';
import { type ExpectedSubscription, expectedStateOf } from './expected-state.ts';
import { faultsOfCharges, faultsOfLedger, faultsOfPayment } from './faults-of-money.ts';
import { faultsOfRevenue } from './faults-of-revenue.ts';
import type { ModelGateway } from './model-gateway.ts';
import { type ModelShop, readers } from './shop.ts';
import type { DatabaseSnapshot, OrderSnapshot } from './snapshot.ts';

/** The violated invariants of money and entitlements, one sentence each. None may be violated after any command or failure. */
export function faultsOf(shop: ModelShop, snapshot: DatabaseSnapshot, gateway: ModelGateway): string[] {
  return [
    ...gateway.faults,
    ...faultsOfLedger(shop, snapshot),
    ...faultsOfRevenue(snapshot),
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
    ...findDifference(
      'subscriptions',
      snapshot.subscriptions.map(({ readerId, planId, startsAt, expiresAt }) =>
        describeSubscription({ reader: readerId, plan: planId, startsAt, expiresAt }),
      ),
      subscriptions.map(describeSubscription),
    ),
    ...findDifference(
      'acquisitions',
      snapshot.acquisitions.map(
        ({ readerId, issueId, expiresAt }) => `${readerId} ${issueId} ${formatEnd(expiresAt)}`,
      ),
      acquisitions.map(({ reader, issue, expiresAt }) => `${reader} ${issue} ${formatEnd(expiresAt)}`),
    ),
  ];
}

/** Without seconds, because each call of the test clock adds a millisecond. */
const formatEnd = (instant: number | null) =>
  instant === null ? 'for ever' : new Date(instant).toISOString().slice(0, 16);
const describeSubscription = ({
  reader,
  plan,
  startsAt,
  expiresAt,
}: Omit<ExpectedSubscription, 'order' | 'periods'>) =>
  `${reader} ${plan} ${formatEnd(startsAt)} ${formatEnd(expiresAt)}`;

function findDifference(name: string, actual: string[], expected: string[]): string[] {
  const isSame = actual.sort().join('\n') === expected.sort().join('\n');
  return isSame
    ? []
    : [`the ${name} are not those that were paid for:${describeDifference(actual, expected)}`];
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

/** Orders that were withdrawn or charged back keep their coupon use, because they were delivered. */
export const holdsCoupon = ({ status, paidAt, refundedAt }: OrderSnapshot): boolean =>
  ['waiting', 'paid', 'charged_back'].includes(status) || (status === 'refunded' && refundedAt !== paidAt);

function faultsOfUses({ coupons, vouchers, orders, redemptions }: DatabaseSnapshot): string[] {
  const couponFaults = coupons.flatMap(({ id, code, uses, usesLimit, usesLimitPerReader }) => {
    const ordersWithCoupon = orders.filter((order) => order.couponId === id && holdsCoupon(order));
    if (uses !== ordersWithCoupon.length)
      return [`the coupon ${code} counts ${uses} uses, expected ${ordersWithCoupon.length}`];
    const maxUses = Math.max(
      ...readers.map((reader) => ordersWithCoupon.filter(({ readerId }) => readerId === reader).length),
    );
    if (usesLimitPerReader !== null && maxUses > usesLimitPerReader) {
      return [`a reader used the coupon ${code} ${maxUses} times`];
    }
    return usesLimit !== null && uses > usesLimit ? [`the coupon ${code} was used too often`] : [];
  });
  const voucherFaults = vouchers.flatMap(({ id, code, uses, usesLimit }) => {
    const redemptionCount = redemptions.filter(({ voucherId }) => voucherId === id).length;
    if (uses !== redemptionCount)
      return [`the voucher ${code} counts ${uses} uses, expected ${redemptionCount}`];
    return uses > usesLimit ? [`the voucher ${code} was used too often`] : [];
  });
  return [...couponFaults, ...voucherFaults];
}

/** An order has one key, a withdrawn order may have a second one, and a renewal has none. */
const faultsOfKeys = ({ orders, keys }: DatabaseSnapshot): string[] =>
  orders.flatMap(({ id, readerId, isRenewal, status }) => {
    const keysOfOrder = keys.filter(({ transactionId }) => transactionId === id);
    if (keysOfOrder.some((key) => key.readerId !== readerId))
      return [`order ${id} has the key of another reader`];
    const isValid = isRenewal
      ? keysOfOrder.length === 0
      : keysOfOrder.length === 1 || (keysOfOrder.length === 2 && status === 'refunded');
    return isValid ? [] : [`order ${id}, which is ${status}, has ${keysOfOrder.length} keys`];
  });
