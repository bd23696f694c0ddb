import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiDocuments } from '../../../server/commands/api-documents.ts';

const folder = join(import.meta.dirname, '../../../docs/api');

describe('the API documents', () => {
  let served: Awaited<ReturnType<typeof apiDocuments>>;
  beforeAll(async () => {
    served = await apiDocuments();
  }, 60_000);

  it.each(['comics', 'identity'] as const)('kept for the %s service are those served', async (name) => {
    // Different? npm run write:api writes them anew.
    expect(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))).toEqual(
      JSON.parse(served[name]),
    );
  });

  it.each(['comics', 'identity'] as const)(
    'describe every route of the %s service, its answers and failures',
    (name) => {
      const { paths } = JSON.parse(served[name]) as { paths: Record<string, Record<string, Operation>> };
      const operations = Object.values(paths).flatMap((path) => Object.values(path));
      expect(operations.length).toBeGreaterThan(2);
      for (const { summary, responses, parameters, requestBody, security } of operations) {
        expect(summary).toMatch(/\.$/);
        const takesSomething = [parameters, requestBody, security].some(Boolean);
        const tellsFailures = Object.keys(responses).some((status) => status.startsWith('4'));
        expect([summary, tellsFailures || !takesSomething]).toEqual([summary, true]);
      }
    },
  );

  it('say which routes need a session', () => {
    const { paths } = JSON.parse(served.comics);
    expect(paths['/issue'].get.security).toBeUndefined();
    expect(paths['/issue/{id}/pages'].get.security).toEqual([{ session: [] }]);
  });

  it('say whom a route is for, and what it has to say besides', () => {
    const { paths } = JSON.parse(served.comics);
    expect(paths['/shop/payment-card'].get.description).toBe('For: reader.');
    expect(paths['/acquisition'].post.description).toMatch(/^For: reader\. .*TRANSACTION\.NOT_ACTIVE/);
  });
});

interface Operation {
  summary?: string;
  responses: Record<string, unknown>;
  parameters?: unknown;
  requestBody?: unknown;
  security?: unknown;
}
