import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadApiDocuments } from '../../../server/commands/api-documents.ts';
import { statusByCode } from '../../../server/http/api-error.ts';
import { generateContract } from '../../../tools/contract/generate-contract.ts';
import { codesOf, type OpenApiDocument, operationsOf } from '../../../tools/contract/open-api.ts';
import { filesUnder } from '../../support/files-under.ts';

const contractFolder = join(import.meta.dirname, '../../../contract');

describe('the API documents', () => {
  let servedDocuments: Awaited<ReturnType<typeof loadApiDocuments>>;
  beforeAll(async () => {
    servedDocuments = await loadApiDocuments();
  }, 60_000);

  it('are up to date in the contract, with the types that are generated from them', async () => {
    const files = await generateContract({
      comics: JSON.parse(servedDocuments.comics),
      identity: JSON.parse(servedDocuments.identity),
    });
    // If they differ, run `npm run write:contract`.
    for (const [path, text] of Object.entries(files)) {
      expect(await readFile(join(contractFolder, path), 'utf8')).toBe(text);
    }
    const committedFiles = await filesUnder(contractFolder);
    const generatedFiles = committedFiles.filter((path) => /^(?:openapi|generated)\//.test(path));
    expect(generatedFiles.sort()).toEqual(Object.keys(files).sort());
  });

  const listOperations = () =>
    [servedDocuments.comics, servedDocuments.identity].flatMap((text) =>
      operationsOf(JSON.parse(text) as OpenApiDocument),
    );

  it('describe every operation and its response', () => {
    expect(listOperations().length).toBeGreaterThan(80);
    for (const { operationId, summary, responses } of listOperations()) {
      expect(summary).toMatch(/\.$/);
      const isResponseDescribed = Object.keys(responses).some((status) => status.startsWith('2'));
      expect([operationId, isResponseDescribed]).toEqual([operationId, true]);
    }
  });

  it('give every operation of both services a unique name', () => {
    const names = listOperations().map(({ operationId }) => operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('list the error codes of an operation by status', () => {
    const { responses } = JSON.parse(servedDocuments.comics).paths['/issue/{id}/pages'].get;
    const referenceTo = (code: string) => ({ $ref: `#/components/responses/${code}` });
    expect(responses).toEqual({
      200: expect.anything(),
      400: referenceTo('REQUEST.INVALID'),
      401: referenceTo('SESSION.REQUIRED'),
      404: referenceTo('ISSUE.NOT_FOUND'),
      409: expect.anything(),
      410: referenceTo('ISSUE.UNAVAILABLE_MARKET'),
      421: referenceTo('REQUEST.WRONG_HOST'),
      429: referenceTo('REQUEST.TOO_MANY'),
      500: referenceTo('UNEXPECTED'),
      503: referenceTo('SERVICE.UNAVAILABLE'),
    });
  });

  it('list every error code of the platform', () => {
    const declared = new Set(listOperations().flatMap(codesOf));
    expect(Object.keys(statusByCode).filter((code) => !declared.has(code))).toEqual([]);
  });

  it('state which routes require a session', () => {
    const { paths } = JSON.parse(servedDocuments.comics);
    expect(paths['/issue'].get.security).toBeUndefined();
    expect(paths['/favourite'].get.security).toEqual([{ session: [] }]);
    // Optional.
    expect(paths['/issue/{id}/pages'].get.security).toEqual([{}, { session: [] }]);
  });

  it('describe which callers may use a route, and its details', () => {
    const { paths } = JSON.parse(servedDocuments.comics);
    expect(paths['/shop/payment-card'].get.description).toBe('For: reader.');
    expect(paths['/acquisition'].post.description).toMatch(/^For: reader\. .*TRANSACTION\.NOT_ACTIVE/);
  });
});
