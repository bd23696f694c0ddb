import { Type } from 'typebox';
import { PageOf } from '../../catalogue/schemas.ts';
import { WithId } from '../../catalogue/service.ts';
import type { Database } from '../../database/database.ts';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { Identifier } from '../../http/schema-types.ts';
import { sliceOf, sliceQuery } from '../../http/slice.ts';
import {
  listDeliveries,
  replayDelivery,
  replayFailures,
  sendTestEvent,
  testFailures,
  toDelivery,
} from './deliveries.ts';
import { findWebhook, webhookFailures } from './find-webhook.ts';
import { WebhookDelivery } from './webhook-schemas.ts';

/** The log of the deliveries of webhooks, and deliveries on request. */
export function deliveryRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/webhook/:id/delivery',
    {
      config: { access: 'MANAGER', failures: webhookFailures },
      schema: {
        operationId: 'listWebhookDeliveries',
        summary: 'The deliveries of a webhook in the last 30 days, newest first.',
        tags: ['webhook'],
        params: WithId,
        querystring: sliceQuery({ default: 20, maximum: 100 }),
        response: { 200: PageOf(WebhookDelivery) },
      },
    },
    async (request) => {
      const { page = 0, limit = 20 } = request.query;
      const { id } = await findWebhook(database, callerOf(request), request.params.id);
      return sliceOf(await listDeliveries(database, id, { page, limit }), { page, limit }, toDelivery);
    },
  );

  app.post(
    '/webhook/:id/delivery/:deliveryId/replay',
    {
      config: { access: 'MANAGER', failures: replayFailures },
      schema: {
        operationId: 'replayWebhookDelivery',
        summary: 'Sends an event again, with the same webhook-id, and repeats it if that fails.',
        description: 'WEBHOOK.NOT_ACTIVE: turn the webhook on first.',
        tags: ['webhook'],
        params: Type.Object({ id: Identifier, deliveryId: Identifier }),
        response: { 202: WebhookDelivery },
      },
    },
    async (request, reply) => {
      const { id: webhookId, deliveryId } = request.params;
      const delivery = await replayDelivery(database, callerOf(request), { webhookId, deliveryId });
      return reply.code(202).send(toDelivery(delivery));
    },
  );

  app.post(
    '/webhook/:id/test',
    {
      config: { access: 'MANAGER', failures: testFailures },
      schema: {
        operationId: 'testWebhook',
        summary: 'Sends an event of the type webhook.test to a webhook.',
        description: 'WEBHOOK.NOT_ACTIVE: turn the webhook on first.',
        tags: ['webhook'],
        params: WithId,
        response: { 202: WebhookDelivery },
      },
    },
    async (request, reply) => {
      const delivery = await sendTestEvent(database, callerOf(request), request.params.id);
      return reply.code(202).send(toDelivery(delivery));
    },
  );
}
