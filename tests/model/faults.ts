import { difference } from './difference.ts';
import { faultsOfCharges, faultsOfLedger, faultsOfPayment } from './faults-of-money.ts';
import type { ModelGateway } from './model-gateway.ts';
import { type OwedSubscription, owedBy } from './owed.ts';
import type { Seen, SeenOrder } from './seen.ts';
import { readers, type Shop } from './shop.ts';

/** What is wrong with money and rights, a sentence each: nothing may ever be, whatever was asked and whoever died. */
export function faultsOf(shop: Shop, seen: Seen, gateway: ModelGateway): string[] {
  return [
    ...gateway.complaints,
    ...faultsOfLedger(shop, seen),
    ...seen.orders.flatMap((order) => faultsOfPayment(order, gateway)),
    ...faultsOfCharges(seen, gateway),
    ...faultsOfRights(shop, seen),
    ...faultsOfOverlaps(seen),
    ...faultsOfUses(seen),
    ...faultsOfKeys(seen),
  ];
}

/** Every right has been paid for or redeemed, and everything that was is there. */
function faultsOfRights(shop: Shop, seen: Seen): string[] {
  const { subscriptions, acquisitions } = owedBy(shop, seen);
  return [
    ...compare(
      'subscriptions',
      seen.subscriptions.map(({ readerId, planId, startsAt, expiresAt }) =>
        subscriptionTold({ reader: readerId, plan: planId, startsAt, expiresAt }),
      ),
      subscriptions.map(subscriptionTold),
    ),
    ...compare(
      'acquisitions',
      seen.acquisitions.map(
        ({ readerId, issueId, expiresAt }) => `${readerId} ${issueId} ${until(expiresAt)}`,
      ),
      acquisitions.map(({ reader, issue, expiresAt }) => `${reader} ${issue} ${until(expiresAt)}`),
    ),
  ];
}

/** By the minute: the clock of a run stands still but for the milliseconds that looks at it take. */
const until = (instant: number | null) =>
  instant === null ? 'for ever' : new Date(instant).toISOString().slice(0, 16);
const subscriptionTold = ({ reader, plan, startsAt, expiresAt }: Omit<OwedSubscription, 'order'>) =>
  `${reader} ${plan} ${until(startsAt)} ${until(expiresAt)}`;

function compare(what: string, actual: string[], wanted: string[]): string[] {
  const isSame = actual.sort().join('\n') === wanted.sort().join('\n');
  return isSame ? [] : [`the ${what} are not those that were paid for:${difference(actual, wanted)}`];
}

function faultsOfOverlaps({ subscriptions, acquisitions }: Seen): string[] {
  const faults: string[] = [];
  for (const [index, one] of subscriptions.entries()) {
    for (const other of subscriptions.slice(index + 1)) {
      const isOne = one.readerId === other.readerId;
      if (isOne && one.startsAt < other.expiresAt && other.startsAt < one.expiresAt) {
        faults.push(`${one.readerId} has two subscriptions at once`);
      }
    }
  }
  const open = acquisitions
    .filter(({ endedAt }) => endedAt === null)
    .map(({ readerId, issueId, expiresAt }) => `${readerId} ${issueId} ${expiresAt === null}`);
  if (new Set(open).size < open.length) faults.push('somebody has the same issue twice');
  if (acquisitions.some(({ endedAt, expiresAt }) => endedAt !== null && endedAt !== expiresAt)) {
    faults.push('a right was closed at another time than it ends');
  }
  return faults;
}

/** What was refunded because it could not be given holds none; a withdrawn subscription was given. */
export const holdsCoupon = ({ status, coversFrom }: SeenOrder): boolean =>
  status === 'waiting' || status === 'paid' || (status === 'refunded' && coversFrom !== null);

function faultsOfUses({ coupons, vouchers, orders, redemptions }: Seen): string[] {
  const ofCoupons = coupons.flatMap(({ id, code, uses, usesLimit, usesLimitPerReader }) => {
    const holding = orders.filter((order) => order.couponId === id && holdsCoupon(order));
    if (uses !== holding.length) return [`the coupon ${code} counts ${uses} uses of ${holding.length}`];
    const most = Math.max(
      ...readers.map((reader) => holding.filter(({ readerId }) => readerId === reader).length),
    );
    if (usesLimitPerReader !== null && most > usesLimitPerReader) {
      return [`a reader used the coupon ${code} ${most} times`];
    }
    return usesLimit !== null && uses > usesLimit ? [`the coupon ${code} was used too often`] : [];
  });
  const ofVouchers = vouchers.flatMap(({ id, code, uses, usesLimit }) => {
    const used = redemptions.filter(({ voucherId }) => voucherId === id).length;
    if (uses !== used) return [`the voucher ${code} counts ${uses} uses of ${used}`];
    return uses > usesLimit ? [`the voucher ${code} was used too often`] : [];
  });
  return [...ofCoupons, ...ofVouchers];
}

/** An order has the key that it was sent with, and another one where it was withdrawn; a renewal has none. */
const faultsOfKeys = ({ orders, keys }: Seen): string[] =>
  orders.flatMap(({ id, readerId, isRenewal, status }) => {
    const own = keys.filter(({ transactionId }) => transactionId === id);
    if (own.some((key) => key.readerId !== readerId)) return [`order ${id} has somebody else's key`];
    const isRight = isRenewal
      ? own.length === 0
      : own.length === 1 || (own.length === 2 && status === 'refunded');
    return isRight ? [] : [`order ${id}, which is ${status}, has ${own.length} keys`];
  });
