import { glob, readFile } from 'node:fs/promises';
import { statusByCode } from '../../server/http/api-error.ts';
import { codesWithoutScreen } from '../../tools/errors/codes-without-screen.ts';
import { readSources } from '../../tools/errors/find-screens.ts';
import { generateErrors } from '../../tools/errors/generate-errors.ts';
import { hasPlaceholder, listErrors, textsOfApp, textsOfPlatform } from '../../tools/errors/list-errors.ts';
import { readOperations } from '../../tools/errors/read-operations.ts';
import { findExpectedWords } from './find-expected-codes.ts';

describe.each(['pt-br', 'en-us'] as const)('the texts of error codes in %s', (language) => {
  const app = textsOfApp[language];
  const platform = textsOfPlatform[language];

  it('exist on the platform for each of its codes', () => {
    expect([...platform.keys()].sort()).toEqual(Object.keys(statusByCode).sort());
  });

  it('exist in the app, unless the message of the platform has values of the request', () => {
    const missing = [...platform].filter(([code, text]) => !app.has(code) && !hasPlaceholder(text));
    expect(missing).toEqual([]);
  });

  it('are the same in the app and on the platform', () => {
    const different = [...platform]
      .filter(([, text]) => !hasPlaceholder(text))
      .map(([code, text]) => [code, text, app.get(code)])
      .filter(([, text, textOfApp]) => text !== textOfApp);
    expect(different).toEqual([]);
  });
});

/** The app's own failures are produced in tests of the app. */
const testsOfPlatform = ['tests/{integration,contracts,model}/**/*.ts', 'tests/unit/server/**/*.ts'];
const testsOfApp = ['tests/unit/src/**/*.{ts,tsx}', 'tests/contracts/**/*.ts', 'tests/e2e/**/*.ts'];

async function findExpectedWordsIn(patterns: readonly string[]): Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  for await (const path of glob(patterns)) {
    if (path.endsWith('expected-codes.ts')) continue;
    for (const word of findExpectedWords(path, await readFile(path, 'utf8'))) words.add(word);
  }
  return words;
}

// A run of all tests also checks that the platform answered with each code (tests/setup/answered-codes-reporter.ts).
it('each error code of the platform is expected by a test of the platform', async () => {
  const words = await findExpectedWordsIn(testsOfPlatform);
  expect(Object.keys(statusByCode).filter((code) => !words.has(code))).toEqual([]);
});

it('each other error code is expected by a test of the app', async () => {
  const words = await findExpectedWordsIn(testsOfApp);
  const codes = [...textsOfApp['pt-br'].keys()].filter((code) => !Object.hasOwn(statusByCode, code));
  expect(codes.filter((code) => !words.has(code))).toEqual([]);
});

it('only codes in an expectation count as expected', () => {
  const code = [
    "const unused = ['A.UNUSED'];",
    "reject('B.GIVEN');",
    "it.each(['C.ROW'])('…', () => {});",
    "expect(await outcomeOf(request)).toBe('404 D.MATCHED');",
    "await expectFailure(request, 'E.HELPED');",
    "const reason = [409, 'F.VARIABLE'];",
    "for (const [, row] of [[1, 'G.LOOP']]) expect(outcome).toEqual([reason, row, reason]);",
    'expect(failure).toEqual(failures.timeout);',
    "const answer = reject('H.GIVEN');",
    'expect(answer.code).toBe(code);',
  ].join('\n');
  expect(findExpectedWords('a.test.ts', code)).toEqual([
    'C.ROW',
    '404',
    'D.MATCHED',
    'E.HELPED',
    'F.VARIABLE',
    'G.LOOP',
    '0001001',
  ]);
});

describe('the list of errors', () => {
  let errors: ReturnType<typeof listErrors>;

  beforeAll(async () => {
    errors = listErrors(await readOperations(), readSources());
  });

  it('is written to docs/errors.md', async () => {
    // If it differs, run `npm run write:errors`.
    expect(await readFile('docs/errors.md', 'utf8')).toBe(generateErrors(errors));
  });

  it('has a screen for each code, except those that no screen can show', () => {
    const withoutScreen = errors.filter(({ screens }) => screens.length === 0).map(({ code }) => code);
    expect(withoutScreen).toEqual(codesWithoutScreen.flatMap(({ codes }) => codes).sort());
  });

  it('has the name, the source, the operations and the screens of a code', () => {
    const byCode = new Map(errors.map((error) => [error.code, error]));
    expect(byCode.get('0001001')).toMatchObject({
      name: 'TIMEOUT',
      source: 'app',
      operations: [],
      screens: expect.arrayContaining(['home', 'shell', 'staff-accounts']),
    });
    expect(byCode.get('VOUCHER.MARKET_MISMATCH')).toMatchObject({ source: 409, screens: ['voucher'] });
    expect(byCode.get('EXTERNAL.FOREIGN_RETURN')).toMatchObject({ source: 'app', screens: ['callback'] });
    expect(byCode.get('COUPON.NOT_FOUND')).toMatchObject({
      source: 404,
      portuguese: 'Não encontramos este cupom. Confira cada letra e número.',
      operations: expect.arrayContaining(['GET /shop/coupon/{code}']),
      screens: ['acquisition', 'balance', 'subscription'],
    });
  });
});
