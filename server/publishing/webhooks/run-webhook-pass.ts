import { deliverEvents, removeOldEvents, type WebhookContext } from '../../webhooks/deliver-events.ts';
import { reportSaleStarts } from '../markets/report-sale-starts.ts';

/** How long an event waits at most for its first attempt on an idle machine, about. */
export const webhookPauseMs = 5_000;

/** One pass: reports sales that have started, sends events that are due, and removes old ones. */
export async function runWebhookPass(context: WebhookContext, isStopping?: () => boolean): Promise<void> {
  const jobs = [
    () => reportSaleStarts(context.database, context.now()),
    () => deliverEvents(context, isStopping),
    () => removeOldEvents(context),
  ];
  for (const job of jobs) await job().catch(context.onProblem);
}
