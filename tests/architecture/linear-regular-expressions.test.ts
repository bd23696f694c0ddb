import { resolve } from 'node:path';
import { isEmail as isEmailOnPlatform } from '../../server/identity/accounts/account-rules.ts';
import { patternGuesses } from '../../server/identity/passwords/strength/number-patterns.ts';
import { isEmail } from '../../src/domain/word-forms.ts';
import { findRegularExpressions } from './find-regular-expressions.ts';
import { growthOf } from './growth-of.ts';
import { hostileTexts } from './hostile-texts.ts';

const root = resolve(import.meta.dirname, '../..');

/** Expressions that only match trusted texts, with the source of these texts. */
const trustedExpressions: Record<string, string> = {
  'server/web/fill-page.ts <!-- frame -->([\\s\\S]*)<!-- \\/frame -->': 'the built page',
};

/** For each file that builds expressions: a function that runs them, or why they are linear. */
const runtimeExpressions: Record<string, ((text: string) => unknown) | string> = {
  'src/domain/word-forms.ts': isEmail,
  'server/identity/accounts/account-rules.ts': isEmailOnPlatform,
  'server/identity/passwords/strength/number-patterns.ts': patternGuesses,
  'src/presentation/ui/mask/patterns.ts': 'one class of characters',
  'src/composition/screen.tsx': 'the paths of the app: single classes between literal slashes',
  'server/seo/app-paths.ts': 'the paths of the app: single classes between literal slashes',
  'server/web/web-page.ts': 'the paths of the app, and the built page',
  'server/web/web-app.ts': 'literal texts at the start of a path',
};

/** Finds all matches without storing them, because allocation would take time as well. */
function buildScanner(source: string, flags: string): (text: string) => void {
  const expression = new RegExp(source, [...new Set(`${flags}g`)].join('').replace('y', ''));
  return (text) => {
    expression.lastIndex = 0;
    for (let last = 0; expression.test(text); last = expression.lastIndex) {
      // An empty match would repeat forever.
      if (expression.lastIndex === last) expression.lastIndex += 1;
    }
  };
}

describe.each(['src', 'server'])('regular expressions in %s', (folder) => {
  it('take linear time for hostile texts', async () => {
    const { expressions } = await findRegularExpressions(root, folder);
    expect(expressions.length).toBeGreaterThan(50);
    const unique = new Map(expressions.map((found) => [`${found.file} ${found.source}`, found]));
    const slow = [...unique]
      .filter(([name]) => !trustedExpressions[name])
      .flatMap(([name, { source, flags }]) => {
        const growth = growthOf(buildScanner(source, flags), hostileTexts(source));
        return growth ? [`${name}: ${growth}`] : [];
      });
    expect(slow).toEqual([]);
  });

  it('take linear time if code builds them at run time', async () => {
    const { filesThatBuild } = await findRegularExpressions(root, folder);
    const slow = filesThatBuild.flatMap((file) => {
      const run = runtimeExpressions[file];
      if (run === undefined) return [`${file}: not listed in this test`];
      const growth = typeof run === 'string' ? null : growthOf(run, hostileTexts('a.-@1+'));
      return growth ? [`${file}: ${growth}`] : [];
    });
    expect(slow).toEqual([]);
  });
});

it.each([
  ['a search for spaces at the end', '\\s+$'],
  ['two neighbouring parts that match the same characters', '^(\\w+),?(\\w+);$'],
  ['a repeated repetition', '^(?:a+)+$'],
  ['an unclosed bracket', '\\([^)]*\\)'],
])('reports %s as slower than linear', (_name, source) => {
  expect(growthOf(buildScanner(source, ''), hostileTexts(source))).not.toBeNull();
});

it('lists only exceptions that exist', async () => {
  const found = await Promise.all(['src', 'server'].map((folder) => findRegularExpressions(root, folder)));
  const names = found.flatMap(({ expressions }) =>
    expressions.map(({ file, source }) => `${file} ${source}`),
  );
  const files = found.flatMap(({ filesThatBuild }) => filesThatBuild);
  expect(Object.keys(trustedExpressions).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(runtimeExpressions).filter((file) => !files.includes(file))).toEqual([]);
});
