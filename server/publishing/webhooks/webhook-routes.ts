import { Type } from 'typebox';
import { WithId } from '../../catalogue/service.ts';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { Closed } from '../../http/schema-types.ts';
import { secretText } from '../../webhooks/sign-webhook.ts';
import {
  addWebhook,
  addWebhookFailures,
  changeWebhook,
  changeWebhookFailures,
  removeWebhook,
  rotateSecret,
  type WebhookDependencies,
} from './change-webhooks.ts';
import { requireWebhookManager, webhookFailures } from './find-webhook.ts';
import { toWebhook, webhookColumns } from './to-webhook.ts';
import { CreatedWebhook, NewWebhook, Webhook, WebhookChanges, WebhookSecret } from './webhook-schemas.ts';

const addressText =
  'WEBHOOK.INVALID_ADDRESS: the address has no https, has a user name or a fragment, or is not public.';

/** Addresses of publishers that get events. */
export function webhookRoutes(app: App, dependencies: WebhookDependencies): void {
  const { database } = dependencies;

  app.get(
    '/webhook/publisher/:id',
    {
      config: { access: 'MANAGER', failures: ['PUBLISHER.NOT_FOUND'] },
      schema: {
        operationId: 'listWebhooks',
        summary: 'The webhooks of a publisher, the oldest first.',
        tags: ['webhook'],
        params: WithId,
        response: { 200: Closed({ items: Type.Array(Webhook) }, { title: 'WebhookList' }) },
      },
    },
    async (request) => {
      const publisherId = request.params.id;
      await requireWebhookManager(database, callerOf(request), publisherId);
      const rows = await database
        .selectFrom('publishing.webhook_endpoint')
        .select(webhookColumns)
        .where('publisherId', '=', publisherId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      return { items: rows.map(toWebhook) };
    },
  );

  app.post(
    '/webhook/publisher/:id',
    {
      config: { access: 'MANAGER', failures: addWebhookFailures },
      schema: {
        operationId: 'addWebhook',
        summary: 'Adds a webhook of a publisher. Only this response has its secret.',
        description: `${addressText} WEBHOOK.TOO_MANY: a publisher has at most ten.`,
        tags: ['webhook'],
        params: WithId,
        body: NewWebhook,
        response: { 201: CreatedWebhook },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const { webhook, secret } = await addWebhook(dependencies, callerOf(request), params.id, body);
      return reply.code(201).send({ ...toWebhook(webhook), secret: secretText(secret) });
    },
  );

  app.patch(
    '/webhook/:id',
    {
      config: { access: 'MANAGER', failures: changeWebhookFailures },
      schema: {
        operationId: 'changeWebhook',
        summary: 'Changes a webhook, or turns it on or off. Absent fields keep their values.',
        description: addressText,
        tags: ['webhook'],
        params: WithId,
        body: WebhookChanges,
        response: { 200: Webhook },
      },
    },
    async (request) =>
      toWebhook(await changeWebhook(dependencies, callerOf(request), request.params.id, request.body)),
  );

  app.delete(
    '/webhook/:id',
    {
      config: { access: 'MANAGER', failures: webhookFailures },
      schema: {
        operationId: 'removeWebhook',
        summary: 'Removes a webhook with the log of its deliveries.',
        tags: ['webhook'],
        params: WithId,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeWebhook(database, callerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/webhook/:id/secret',
    {
      config: { access: 'MANAGER', failures: webhookFailures },
      schema: {
        operationId: 'rotateWebhookSecret',
        summary:
          'Replaces the secret. Only this response has the new one. For a day, both sign each request.',
        tags: ['webhook'],
        params: WithId,
        response: { 200: WebhookSecret },
      },
    },
    async (request) => {
      const { secret, previousSecretUntil } = await rotateSecret(
        dependencies,
        callerOf(request),
        request.params.id,
      );
      return { secret: secretText(secret), previousSecretUntil: previousSecretUntil.toISOString() };
    },
  );
}
