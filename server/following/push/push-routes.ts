import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { callerOf } from '../../http/access.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { canEncryptFor } from './encrypt-push-message.ts';
import type { PushSender } from './push-sender.ts';
import {
  hasSubscription,
  maxSubscriptions,
  removeSubscriptions,
  saveSubscription,
} from './push-subscriptions.ts';

const PushSettings = Type.Object(
  {
    publicKey: Type.String({ description: 'What the browser subscribes with: a VAPID key as base64url.' }),
    isOn: Type.Boolean({ description: 'Whether the device of this session gets messages.' }),
  },
  { additionalProperties: false, title: 'PushSettings' },
);

const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https?://[^\\s\\u0000]+$' }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  },
  {
    additionalProperties: false,
    title: 'PushSubscription',
    description: 'The subscription of the browser, with its keys as base64url.',
  },
);

interface PushService {
  database: Database;
  push: Pick<PushSender, 'publicKey' | 'isPushService'>;
}

export function pushRoutes(app: App, { database, push }: PushService): void {
  app.get(
    '/follow/push',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'getPushSettings',
        summary: "Whether the session's device gets messages about new issues, and how it subscribes.",
        tags: ['follow'],
        response: { 200: PushSettings },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      const { session } = callerOf(request);
      return { publicKey: push.publicKey, isOn: await hasSubscription(database, session.id) };
    },
  );

  app.put(
    '/follow/push',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'savePushSubscription',
        summary: `Sends messages about new issues to the session's device, in the language of the request, until the session ends. Replaces its former subscription. A reader has at most ${maxSubscriptions} devices; a further one replaces the oldest.`,
        tags: ['follow'],
        body: PushSubscription,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { uuid, session } = callerOf(request);
      const { body } = request;
      if (!push.isPushService(body.endpoint)) throw invalidRequest('endpoint');
      if (!canEncryptFor(body)) throw invalidRequest('p256dh');
      const language = chooseLanguage(request.headers['accept-language']);
      await saveSubscription(database, uuid, { ...body, sessionId: session.id, language });
      return reply.code(204).headers(privateHeaders).send(null);
    },
  );

  app.delete(
    '/follow/push',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'removePushSubscription',
        summary: "Stops messages to the session's device. Succeeds if it gets none.",
        tags: ['follow'],
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { uuid, session } = callerOf(request);
      await removeSubscriptions(database, uuid, [session.id]);
      return reply.code(204).headers(privateHeaders).send(null);
    },
  );
}
