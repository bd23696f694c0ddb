import { runWebhookPass } from '../../../../server/publishing/webhooks/run-webhook-pass.ts';
import type { WebhookContext } from '../../../../server/webhooks/deliver-events.ts';
import { addEditor, callAs } from '../publishing-calls.ts';
import { ManualClock } from '../scheduled-jobs-machine.ts';
import { addPublisher } from '../seed.ts';
import type { TestPlatform } from '../test-platform.ts';

export const allEventTypes = ['issue.published', 'request.answered', 'sale'];

/** Adds a publisher with a member, and returns calls of the member about webhooks. */
export async function openWebhookStudio(platform: TestPlatform) {
  const publisherId = await addPublisher(platform.database);
  const member = await addEditor(platform, { publisherId });
  const caller = callAs(platform, member);
  // The routes use the real time, so the test continues from there.
  // Ahead of the platform's clock, so that what it has just recorded is due.
  const clock = new ManualClock(new Date(Date.now() + 3_600_000).toISOString());
  const problems: unknown[] = [];

  return {
    publisherId,
    member,
    caller,
    clock,
    /** Errors of passes. */
    problems,
    async add(url: string, eventTypes = allEventTypes): Promise<{ externalId: string; secret: string }> {
      const response = await caller.post(`/webhook/publisher/${publisherId}`, { url, eventTypes });
      if (response.statusCode !== 201) throw new Error(`The webhook was not added: ${response.body}`);
      return response.json();
    },
    /** Runs one pass at the time of the clock. */
    pass: (overrides: Partial<WebhookContext> = {}) =>
      runWebhookPass({
        ...platform.webhooks,
        now: clock.now,
        onProblem: (error) => void problems.push(error),
        ...overrides,
      }),
    deliveriesOf: async (webhookId: string) =>
      (await caller.get(`/webhook/${webhookId}/delivery?limit=100`)).json().items,
    sendTest: async (webhookId: string) => (await caller.post(`/webhook/${webhookId}/test`)).json(),
    stateOf: async (webhookId: string) => {
      const { items } = (await caller.get(`/webhook/publisher/${publisherId}`)).json();
      return items.find(({ externalId }: { externalId: string }) => externalId === webhookId);
    },
  };
}

export type WebhookStudio = Awaited<ReturnType<typeof openWebhookStudio>>;
