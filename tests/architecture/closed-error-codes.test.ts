import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findCompilerErrors } from '../contracts/docs-page.ts';

const root = resolve(import.meta.dirname, '../..');
const readSourceFile = async (path: string) => ({ path, code: await readFile(resolve(root, path), 'utf8') });

/** Returns the file with one replaced text. */
async function changeSourceFile(path: string, find: string, replacement: string) {
  const { code } = await readSourceFile(path);
  if (code.split(find).length !== 2)
    throw new Error(`${path} does not contain this text exactly once: ${find}`);
  return { path, code: code.replace(find, replacement) };
}

const adapterPath = 'src/infrastructure/comics/http-favourites.ts';
const domainPath = 'src/domain/error-code.ts';
const contractPath = 'contract/generated/comics.ts';
const contractWithNewCode = changeSourceFile(
  contractPath,
  "'FAVOURITE.TOO_MANY'",
  "'FAVOURITE.TOO_MANY' | 'FAVOURITE.NEW'",
);
const declaration = "FavouriteErrorCode = CommonErrorCode | IssueErrorCode | 'FAVOURITE.TOO_MANY'";
const domainWithNewCode = changeSourceFile(domainPath, declaration, `${declaration} | 'FAVOURITE.NEW'`);

describe('a new error code of the contract', () => {
  it('does not compile until the port of its operation declares it', async () => {
    const errors = findCompilerErrors(await contractWithNewCode, await readSourceFile(adapterPath));
    expect(errors.join()).toContain('FAVOURITE.NEW');
    expect(
      findCompilerErrors(
        await contractWithNewCode,
        await domainWithNewCode,
        await readSourceFile(adapterPath),
      ),
    ).toEqual([]);
  });

  it('does not compile until it has a text', async () => {
    const texts = await readSourceFile('src/composition/texts/error-texts.ts');
    expect(findCompilerErrors(texts)).toEqual([]);
    expect(findCompilerErrors(await domainWithNewCode, texts).join()).toContain('"FAVOURITE.NEW"');
  });

  it('does not compile in code that must handle each code of an order', async () => {
    const effect = await readSourceFile('src/application/checkout/order-effect.ts');
    const withCode = await changeSourceFile(
      domainPath,
      "  | 'PLAN.INVALID_MERCHANDISE'\n",
      "  | 'PLAN.INVALID_MERCHANDISE'\n  | 'PLAN.NEW'\n",
    );
    expect(findCompilerErrors(effect)).toEqual([]);
    expect(findCompilerErrors(withCode, effect).join()).toContain('"PLAN.NEW"');
  });
});

it('each error code that the app declares for a service is in the contract', async () => {
  const buildCheck = (extraType = '') => ({
    path: 'tests/architecture/declared-codes.ts',
    code: [
      "import type { WireErrorCode } from '@banca/contract/error-codes';",
      "import type { ErrorCode, OtherCatalogueErrorCode } from '../../src/domain/error-code.ts';",
      "import type { AppPaymentErrorCode } from '../../src/domain/checkout/payment-failures.ts';",
      "import type { AppErrorCode } from '../../src/domain/failure.ts';",
      "import type { AppExternalErrorCode } from '../../src/domain/session/external-failures.ts';",
      "type Own = '' | AppErrorCode | AppExternalErrorCode | AppPaymentErrorCode | OtherCatalogueErrorCode;",
      'type None<Code extends never> = Code;',
      `export type Stale = None<Exclude<ErrorCode${extraType}, Own | WireErrorCode>>;`,
    ].join('\n'),
  });
  expect(findCompilerErrors(buildCheck())).toEqual([]);
  expect(findCompilerErrors(buildCheck(" | 'ISSUE.STALE'")).join()).toContain('"ISSUE.STALE"');
});
