import { readSelection } from '../../../../tools/test/read-selection.ts';

it('selects all parts by default', () => {
  expect(readSelection([])).toMatchObject({ files: null });
});

it('selects the named parts', () => {
  expect(readSelection(['unit', 'lint'])).toEqual({ parts: new Set(['unit', 'lint']), files: null });
});

it('selects test files and their parts', () => {
  const file = 'tests/unit/tools/test/read-selection.test.ts';
  expect(readSelection([file])).toEqual({ parts: new Set(['unit']), files: [file] });
});

it.each([
  [['unit', 'tests/e2e/shop.spec.ts'], /^Give either parts or files, not both\.$/],
  [['tests/unit/none.test.ts'], /^tests\/unit\/none\.test\.ts is neither a test file nor one of types, lint/],
  [['units'], /^units is neither/],
])('explains the problem of %j', (words, sentence) => {
  expect(readSelection(words)).toMatch(sentence);
});
