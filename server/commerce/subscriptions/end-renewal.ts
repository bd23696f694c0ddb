import { Refusal } from '../../http/refusal.ts';
import { lockOwnBuyer } from '../buyer.ts';
import { stopRenewing } from '../entitlements/change-subscriptions.ts';
import { type Settling, settleOrder } from '../orders/settle-order.ts';

/** Ends the renewal of everything that a reader has: what was paid for stays until its end. */
export async function endRenewal(service: Settling, dragonId: string): Promise<void> {
  await service.database.transaction().execute(async (rows) => {
    await stopRenewing(await lockOwnBuyer(rows, dragonId));
  });
  await giveUpRenewals(service, dragonId);
}

/** The next period may have been asked for already. Where the gateway does not answer, the work that is due does it. */
async function giveUpRenewals(service: Settling, dragonId: string): Promise<void> {
  const waiting = await service.database
    .selectFrom('comics.transaction')
    .select('id')
    .where('dragon_id', '=', dragonId)
    .where('status', '=', 'waiting')
    .where('is_renewal', '=', true)
    .execute();
  for (const { id } of waiting) {
    try {
      await settleOrder(service, id, { isCancelled: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
