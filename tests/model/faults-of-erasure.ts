import { openReaderErasure } from '../../server/readers/personal-data/open-reader-erasure.ts';
import { sendCall } from './calls.ts';
import type { Machine, ModelSystem } from './model-system.ts';
import { buildNotice } from './requests.ts';
import { readers } from './shop.ts';
import { type DatabaseSnapshot, takeSnapshot } from './snapshot.ts';

/**
 * Erases all readers of a finished scenario, after which the bank takes all payments back. The faults are violations of
 * rules 122 and 126: the credits go to Banca, orders and transfers stay, and later chargebacks keep the books balanced.
 */
export async function faultsOfErasure({
  database,
  clock,
  gateway,
  machines,
}: ModelSystem): Promise<string[]> {
  const before = await takeSnapshot(database);
  const erasure = openReaderErasure(database, null);
  for (const uuid of readers) {
    await database.transaction().execute(async (trx) => {
      await erasure.lock(trx, [uuid]);
      await erasure.erase(trx, uuid, clock.now());
    });
  }
  const erased = await takeSnapshot(database);
  const chargedBack = gateway.listApproved();
  for (const reference of chargedBack) {
    gateway.chargeBack(reference);
    await sendCall(machines[0] as Machine, buildNotice(reference));
  }
  const after = await takeSnapshot(database);
  return [
    ...faultsOfForfeitedCredits(before, erased),
    ...(erased.orders.length === before.orders.length ? [] : ['orders were deleted with their reader']),
    ...erased.cards.map(({ id }) => `the card ${id} of an erased reader stays`),
    ...erased.acquisitions.map(({ readerId }) => `the erased reader ${readerId} has acquisitions`),
    ...after.orders
      .filter(({ id, status }) => chargedBack.includes(id) && status !== 'charged_back')
      .map(({ id }) => `the chargeback of order ${id} of an erased reader is not recorded`),
    ...[erased, after].flatMap(faultsOfEmptyWallets),
  ];
}

/** Each wallet that held credits has one transfer of all of them to the platform, and nothing else was moved. */
function faultsOfForfeitedCredits(before: DatabaseSnapshot, erased: DatabaseSnapshot): string[] {
  const platformId = erased.accounts.find(({ kind }) => kind === 'platform')?.id;
  const expected = before.accounts
    .filter(({ kind, balance }) => kind === 'wallet' && balance)
    .map(({ id, balance }) => `${balance} from ${id} to ${platformId}`);
  const actual = erased.transfers
    .filter(
      ({ transactionId, redemptionId, revenueMonth }) => !(transactionId ?? redemptionId ?? revenueMonth),
    )
    .map(({ amount, fromAccount, toAccount }) => `${amount} from ${fromAccount} to ${toAccount}`);
  return actual.sort().join() === expected.sort().join()
    ? []
    : [`the erasure moved ${actual.join(', ') || 'nothing'}, expected ${expected.join(', ') || 'nothing'}`];
}

function faultsOfEmptyWallets({ accounts, transfers }: DatabaseSnapshot): string[] {
  return accounts
    .filter(({ kind }) => kind === 'wallet')
    .flatMap(({ id, readerId, balance }) => {
      const moved = transfers.reduce(
        (total, { fromAccount, toAccount, amount }) =>
          total + (toAccount === id ? amount : 0) - (fromAccount === id ? amount : 0),
        0,
      );
      return balance === 0 && moved === 0
        ? []
        : [`the wallet of the erased reader ${readerId} holds ${balance}, and its transfers sum to ${moved}`];
    });
}
