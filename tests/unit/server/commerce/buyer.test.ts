import { type Buyer, type DatabaseTransaction, lockBuyer } from '../../../../server/commerce/buyer.ts';
import { grantAcquisition } from '../../../../server/commerce/entitlements/change-acquisitions.ts';
import { grantSubscription } from '../../../../server/commerce/entitlements/change-subscriptions.ts';
import { moveMoney } from '../../../../server/commerce/ledger/move-money.ts';

/** Only compiled, never called. */
function compiledChanges(trx: DatabaseTransaction, buyer: Buyer) {
  const acquisition = { issueId: '', rentalDays: null, cause: { redemptionId: '' } };
  const subscription = { planId: '', startsAt: new Date(0), days: 30 };
  return [
    async () => grantAcquisition(await lockBuyer(trx, ''), acquisition, new Date(0)),
    // @ts-expect-error A buyer that was only looked up is not locked.
    () => grantAcquisition(buyer, acquisition, new Date(0)),
    // @ts-expect-error A transaction alone does not show that the buyer is locked.
    () => grantSubscription({ ...buyer, trx }, subscription),
    // @ts-expect-error Moving money needs the lock too.
    () => moveMoney({ ...buyer, trx }, 'BRL', [], { redemptionId: '' }),
  ];
}

it('compiles changes of money and entitlements only for a locked buyer', () => {
  // `@ts-expect-error` makes the type check fail if the compiler accepts the line below it.
  expect(compiledChanges).toBeInstanceOf(Function);
});
