import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadApiDocuments } from '../../../server/commands/api-documents.ts';
import { statusByCode } from '../../../server/http/api-error.ts';
import { generateContract } from '../../../tools/contract/generate-contract.ts';
import { codesOf, type OpenApiDocument, operationsOf } from '../../../tools/contract/open-api.ts';
import { filesUnder } from '../../support/files-under.ts';

const folder = join(import.meta.dirname, '../../../contract');

describe('the API documents', () => {
  let served: Awaited<ReturnType<typeof loadApiDocuments>>;
  beforeAll(async () => {
    served = await loadApiDocuments();
  }, 60_000);

  it('and their generated types are up to date in the contract', async () => {
    const files = await generateContract({
      comics: JSON.parse(served.comics),
      identity: JSON.parse(served.identity),
    });
    // If they differ, run `npm run write:contract`.
    for (const [path, text] of Object.entries(files)) {
      expect(await readFile(join(folder, path), 'utf8')).toBe(text);
    }
    const committed = await filesUnder(folder);
    const generated = committed.filter((path) => /^(?:openapi|generated)\//.test(path));
    expect(generated.sort()).toEqual(Object.keys(files).sort());
  });

  const operations = () =>
    [served.comics, served.identity].flatMap((text) => operationsOf(JSON.parse(text) as OpenApiDocument));

  it('describe every operation and its response', () => {
    expect(operations().length).toBeGreaterThan(80);
    for (const { operationId, summary, responses } of operations()) {
      expect(summary).toMatch(/\.$/);
      const isAnswerDescribed = Object.keys(responses).some((status) => status.startsWith('2'));
      expect([operationId, isAnswerDescribed]).toEqual([operationId, true]);
    }
  });

  it('give every operation of both services a unique name', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('list the error codes of an operation by status', () => {
    const { responses } = JSON.parse(served.comics).paths['/issue/{id}/pages'].get;
    const shared = (code: string) => ({ $ref: `#/components/responses/${code}` });
    expect(responses).toEqual({
      200: expect.anything(),
      400: shared('REQUEST.INVALID'),
      401: shared('SESSION.REQUIRED'),
      403: shared('ISSUE.NOT_READABLE'),
      404: shared('ISSUE.NOT_FOUND'),
      409: shared('USER.BLOCKED_CONTENT'),
      410: shared('ISSUE.UNAVAILABLE_MARKET'),
      421: shared('REQUEST.WRONG_HOST'),
      500: shared('UNEXPECTED'),
      503: shared('SERVICE.UNAVAILABLE'),
    });
  });

  it('list every error code of the platform', () => {
    const declared = new Set(operations().flatMap(codesOf));
    expect(Object.keys(statusByCode).filter((code) => !declared.has(code))).toEqual([]);
  });

  it('state which routes require a session', () => {
    const { paths } = JSON.parse(served.comics);
    expect(paths['/issue'].get.security).toBeUndefined();
    expect(paths['/issue/{id}/pages'].get.security).toEqual([{ session: [] }]);
  });

  it('describe the callers that a route is for, and its details', () => {
    const { paths } = JSON.parse(served.comics);
    expect(paths['/shop/payment-card'].get.description).toBe('For: reader.');
    expect(paths['/acquisition'].post.description).toMatch(/^For: reader\. .*TRANSACTION\.NOT_ACTIVE/);
  });
});
