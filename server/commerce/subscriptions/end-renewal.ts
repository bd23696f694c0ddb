import { Refusal } from '../../http/refusal.ts';
import { lockOwnBuyer, type Rows } from '../buyer.ts';
import { type Settling, settleOrder } from '../orders/settle-order.ts';

/** Ends the renewal of everything that a reader has: what was paid for stays until its end. */
export async function endRenewal(service: Settling, dragonId: string): Promise<void> {
  await service.database.transaction().execute(async (rows) => {
    await lockOwnBuyer(rows, dragonId);
    await stopRenewing(rows, { dragon_id: dragonId });
  });
  await giveUpRenewals(service, dragonId);
}

/** The card that paid it may be removed from now on. */
export async function stopRenewing(rows: Rows, which: { dragon_id: string; id?: string }): Promise<void> {
  const { dragon_id, id } = which;
  await rows
    .updateTable('comics.subscription')
    .set({ has_auto_renewal: false, card_id: null })
    .where('dragon_id', '=', dragon_id)
    .where('has_auto_renewal', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute();
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
