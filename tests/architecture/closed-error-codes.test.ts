import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findCompilerErrors } from '../contracts/docs-page.ts';

const root = resolve(import.meta.dirname, '../..');
const fileAt = async (path: string) => ({ path, code: await readFile(resolve(root, path), 'utf8') });

/** The file with a change of one place. */
async function changed(path: string, find: string, replacement: string) {
  const { code } = await fileAt(path);
  if (code.split(find).length !== 2) throw new Error(`${path} does not contain once: ${find}`);
  return { path, code: code.replace(find, replacement) };
}

const adapter = 'src/infrastructure/comics/http-favourites.ts';
const domain = 'src/domain/error-code.ts';
const contract = 'contract/generated/comics.ts';
const newCode = changed(contract, "'FAVOURITE.TOO_MANY'", "'FAVOURITE.TOO_MANY' | 'FAVOURITE.NEW'");
const asDeclared = "FavouriteErrorCode = CommonErrorCode | IssueErrorCode | 'FAVOURITE.TOO_MANY'";
const declared = changed(domain, asDeclared, `${asDeclared} | 'FAVOURITE.NEW'`);

describe('a new error code of the contract', () => {
  it('does not compile until the port of its operation declares it', async () => {
    const errors = findCompilerErrors(await newCode, await fileAt(adapter));
    expect(errors.join()).toContain('FAVOURITE.NEW');
    expect(findCompilerErrors(await newCode, await declared, await fileAt(adapter))).toEqual([]);
  });

  it('does not compile until it has a text', async () => {
    const texts = await fileAt('src/composition/texts/error-texts.ts');
    expect(findCompilerErrors(texts)).toEqual([]);
    expect(findCompilerErrors(await declared, texts).join()).toContain('"FAVOURITE.NEW"');
  });

  it('does not compile where each code of an order is handled', async () => {
    const effect = await fileAt('src/application/checkout/order-effect.ts');
    const withCode = await changed(
      domain,
      "  | 'PLAN.NOT_FOUND'\n",
      "  | 'PLAN.NOT_FOUND'\n  | 'PLAN.NEW'\n",
    );
    expect(findCompilerErrors(effect)).toEqual([]);
    expect(findCompilerErrors(withCode, effect).join()).toContain('"PLAN.NEW"');
  });
});

it('each code that the app declares of a service is in the contract', async () => {
  const check = (more = '') => ({
    path: 'tests/architecture/declared-codes.ts',
    code: [
      "import type { WireErrorCode } from '@banca/contract/error-codes';",
      "import type { ErrorCode, OtherCatalogueErrorCode } from '../../src/domain/error-code.ts';",
      "import type { AppErrorCode } from '../../src/domain/failure.ts';",
      "import type { AppExternalErrorCode } from '../../src/domain/session/external-failures.ts';",
      "type Own = '' | AppErrorCode | AppExternalErrorCode | OtherCatalogueErrorCode;",
      'type None<Code extends never> = Code;',
      `export type Stale = None<Exclude<ErrorCode${more}, Own | WireErrorCode>>;`,
    ].join('\n'),
  });
  expect(findCompilerErrors(check())).toEqual([]);
  expect(findCompilerErrors(check(" | 'ISSUE.STALE'")).join()).toContain('"ISSUE.STALE"');
});
