import { ApiError } from '../../http/api-error.ts';
import { lockOwnBuyer } from '../buyer.ts';
import { stopRenewing } from '../entitlements/change-subscriptions.ts';
import type { SettlementService } from '../orders/resolve-charge.ts';
import { settleOrder } from '../orders/settle-order.ts';

/** Ends all renewals of a reader. Paid periods stay valid until their end. */
export async function endRenewal(service: SettlementService, readerId: string): Promise<void> {
  await service.database.transaction().execute(async (trx) => {
    await stopRenewing(await lockOwnBuyer(trx, readerId));
  });
  await cancelRenewals(service, readerId);
}

/** Cancels a charge for the next period that is already pending. If the gateway fails, a scheduled job retries. */
async function cancelRenewals(service: SettlementService, readerId: string): Promise<void> {
  const waiting = await service.database
    .selectFrom('comics.transaction')
    .select('id')
    .where('readerId', '=', readerId)
    .where('status', '=', 'waiting')
    .where('isRenewal', '=', true)
    .execute();
  for (const { id } of waiting) {
    try {
      await settleOrder(service, id, { cancels: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
