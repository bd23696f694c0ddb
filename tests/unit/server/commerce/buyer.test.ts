import { type Buyer, type DatabaseTransaction, lockBuyer } from '../../../../server/commerce/buyer.ts';
import { grantAcquisition } from '../../../../server/commerce/entitlements/change-acquisitions.ts';
import { grantSubscription } from '../../../../server/commerce/entitlements/change-subscriptions.ts';
import { moveMoney } from '../../../../server/commerce/ledger/move-money.ts';

/** Holds what the compiler is asked about: nothing of it is called. */
function changes(rows: DatabaseTransaction, buyer: Buyer) {
  const acquisition = { issueId: '', rentalDays: null, cause: { redemptionId: '' } };
  const subscription = { planId: '', startsAt: new Date(0), days: 30 };
  return [
    async () => grantAcquisition(await lockBuyer(rows, ''), acquisition, new Date(0)),
    // @ts-expect-error A buyer that was only looked up is not locked.
    () => grantAcquisition(buyer, acquisition, new Date(0)),
    // @ts-expect-error A transaction alone does not show that the buyer is locked.
    () => grantSubscription({ ...buyer, trx: rows }, subscription),
    // @ts-expect-error Money moves only under the lock, too.
    () => moveMoney({ ...buyer, trx: rows }, 'BRL', [], { redemptionId: '' }),
  ];
}

it('is accepted by the compiler for changes of money and entitlements only when it is locked', () => {
  // `@ts-expect-error` makes the type check fail if the compiler accepts the line below it.
  expect(changes).toBeInstanceOf(Function);
});
