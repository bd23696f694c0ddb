import { randomUUID } from 'node:crypto';
import { addWebhook, maxWebhooks } from '../../../../server/publishing/webhooks/change-webhooks.ts';
import { addEditor, callAs } from '../../support/publishing-calls.ts';
import { addPublisher } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import {
  allEventTypes,
  openWebhookStudio,
  type WebhookStudio,
} from '../../support/webhooks/webhook-calls.ts';

const url = 'https://hooks.publisher.example/banca';

export function webhookSettings(platform: () => TestPlatform): void {
  let studio: WebhookStudio;

  beforeEach(async () => {
    studio = await openWebhookStudio(platform());
  });

  const list = async () => (await studio.caller.get(`/webhook/publisher/${studio.publisherId}`)).json().items;
  const auditOf = (id: string) =>
    platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['action', 'before', 'after'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();

  it('shows the secret once, when the webhook is added', async () => {
    const { secret, ...webhook } = await studio.add(url);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toMatchObject({
      publisherId: studio.publisherId,
      url,
      eventTypes: allEventTypes,
      isActive: true,
      inactiveReason: null,
      failingSince: null,
      previousSecretUntil: null,
    });
    expect(await list()).toEqual([webhook]);
  });

  it('sends payouts only to addresses of accounts that may see the revenue', async () => {
    const { externalId } = await studio.add(url, ['payout']);
    const manager = callAs(
      platform(),
      await addEditor(platform(), {
        grantings: ['MANAGER'],
        publisherId: studio.publisherId,
      }),
    );
    const path = `/webhook/publisher/${studio.publisherId}`;
    const answers = [
      await manager.post(path, { url, eventTypes: ['sale', 'payout'] }),
      await manager.patch(`/webhook/${externalId}`, { url: `${url}/own` }),
      await manager.get(`/webhook/${externalId}/delivery`),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(answers.map(() => 'ACCESS.FORBIDDEN'));
    const added = await manager.post(path, { url, eventTypes: ['sale'] });
    expect(added.statusCode).toBe(201);
    const changed = await manager.patch(`/webhook/${added.json().externalId}`, { eventTypes: ['payout'] });
    expect(changed.json().code).toBe('ACCESS.FORBIDDEN');
  });

  it('stores secrets only encrypted, and keeps them out of the audit log', async () => {
    const { externalId, secret } = await studio.add(url);
    const rotated = (await studio.caller.post(`/webhook/${externalId}/secret`)).json();
    const row = await platform()
      .database.selectFrom('publishing.webhook_endpoint')
      .select(['secret', 'previousSecret'])
      .where('id', '=', externalId)
      .executeTakeFirstOrThrow();
    const audit = JSON.stringify(await auditOf(externalId));
    for (const text of [secret, rotated.secret]) {
      const key = Buffer.from(text.replace('whsec_', ''), 'base64');
      expect(row.secret.includes(key) || row.previousSecret?.includes(key)).toBe(false);
      expect(audit).not.toContain(text.replace('whsec_', ''));
    }
  });

  it('changes the address and the types of events, and records who changed what', async () => {
    const { externalId } = await studio.add(url);
    const changes = { url: `${url}/2`, eventTypes: ['sale'] };
    const changed = await studio.caller.patch(`/webhook/${externalId}`, changes);
    expect([changed.statusCode, changed.json()]).toEqual([200, expect.objectContaining(changes)]);
    expect((await studio.caller.remove(`/webhook/${externalId}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect(await auditOf(externalId)).toMatchObject([
      { action: 'created', before: null, after: { url, eventTypes: allEventTypes } },
      { action: 'changed', before: { url, eventTypes: allEventTypes }, after: changes },
      { action: 'removed', before: changes, after: null },
    ]);
  });

  it('rejects addresses that are not public', async () => {
    const { externalId } = await studio.add(url);
    // Without the exception for this machine that the demo has.
    const strict = { ...platform().webhooks, allowsLoopback: false };
    const caller = { uuid: studio.member.uuid, role: 'USER' as const, grantings: ['PUBLISHER'] };
    const addresses = ['http://127.0.0.1:4000/', 'https://10.0.0.1/', 'https://localhost/'];
    for (const address of addresses) {
      const added = addWebhook(strict, caller, studio.publisherId, { url: address, eventTypes: ['sale'] });
      await expect(added).rejects.toMatchObject({ code: 'WEBHOOK.INVALID_ADDRESS' });
    }
    const path = `/webhook/${externalId}`;
    const changed = await studio.caller.patch(path, { url: 'https://169.254.169.254/latest' });
    expect([changed.statusCode, changed.json().code]).toEqual([400, 'WEBHOOK.INVALID_ADDRESS']);
  });

  it.each([
    ['an unknown type of event', { url, eventTypes: ['payout.guessed'] }],
    ['no type of event', { url, eventTypes: [] }],
    ['a type twice', { url, eventTypes: ['sale', 'sale'] }],
    ['the test event, which is sent on request', { url, eventTypes: ['webhook.test'] }],
    ['a secret', { url, eventTypes: ['sale'], secret: 'whsec_AAAA' }],
    ['a space in the address', { url: 'https://a.example/ b', eventTypes: ['sale'] }],
  ])('rejects %s', async (_what, body) => {
    const response = await studio.caller.post(`/webhook/publisher/${studio.publisherId}`, body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
  });

  it('allows ten webhooks of a publisher, also if requests arrive at the same time', async () => {
    const path = `/webhook/publisher/${studio.publisherId}`;
    const add = () => studio.caller.post(path, { url, eventTypes: ['sale'] });
    for (let count = 2; count < maxWebhooks; count += 1) await add();
    const answers = await Promise.all([add(), add(), add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
    expect((await add()).json().code).toBe('WEBHOOK.TOO_MANY');
    expect(await list()).toHaveLength(maxWebhooks);
  });

  it('is managed by members of the publisher and by staff, and by nobody else', async () => {
    const { externalId } = await studio.add(url);
    const otherId = await addPublisher(platform().database);
    const stranger = callAs(platform(), await addEditor(platform(), { publisherId: otherId }));
    const staff = callAs(platform(), await addEditor(platform(), { role: 'STAFF', grantings: ['MANAGER'] }));
    const { externalId: deliveryId } = await studio.sendTest(externalId);
    const callsOf = (caller: typeof staff) => [
      () => caller.get(`/webhook/publisher/${studio.publisherId}`),
      () => caller.post(`/webhook/publisher/${studio.publisherId}`, { url, eventTypes: ['sale'] }),
      () => caller.patch(`/webhook/${externalId}`, { eventTypes: ['sale'] }),
      () => caller.post(`/webhook/${externalId}/secret`),
      () => caller.get(`/webhook/${externalId}/delivery`),
      () => caller.post(`/webhook/${externalId}/test`),
      () => caller.post(`/webhook/${externalId}/delivery/${deliveryId}/replay`),
      () => caller.remove(`/webhook/${externalId}`),
    ];
    const statusesOf = async (caller: typeof staff) => {
      const statuses: number[] = [];
      for (const call of callsOf(caller)) statuses.push((await call()).statusCode);
      return statuses;
    };
    expect(await statusesOf(stranger)).toEqual(Array(8).fill(403));
    expect(await statusesOf(staff)).toEqual([200, 201, 200, 200, 200, 202, 202, 204]);
  });

  it('answers 404 for unknown publishers, webhooks and deliveries', async () => {
    const staff = callAs(platform(), await platform().signIn('ADMIN'));
    const { externalId } = await studio.add(url);
    const { externalId: other } = await studio.add(url);
    const { externalId: deliveryId } = await studio.sendTest(other);
    const codes = [
      await staff.get(`/webhook/publisher/${randomUUID()}`),
      await staff.patch(`/webhook/${randomUUID()}`, { isActive: true }),
      await staff.post(`/webhook/${externalId}/delivery/${randomUUID()}/replay`),
      await staff.post(`/webhook/${externalId}/delivery/${deliveryId}/replay`),
    ].map((response) => [response.statusCode, response.json().code]);
    expect(codes).toEqual([
      [404, 'PUBLISHER.NOT_FOUND'],
      [404, 'WEBHOOK.NOT_FOUND'],
      [404, 'WEBHOOK.NO_DELIVERY'],
      [404, 'WEBHOOK.NO_DELIVERY'],
    ]);
  });
}
