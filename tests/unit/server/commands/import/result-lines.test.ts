import { resultLines } from '../../../../../server/commands/import/result-lines.ts';

test('writes one line for each outcome, with the name of the file', () => {
  const imported = { name: 'x', issueId: 'i', slug: 'mar-1', title: 'Mar', pages: 9, notes: ['odd'] };
  expect(resultLines('x.cbz', { outcome: 'imported', ...imported })).toEqual([
    'Imported: x.cbz as "Mar" (mar-1), 9 pages.',
    '  Note: odd.',
  ]);
  expect(
    resultLines('x.cbz', {
      outcome: 'known',
      name: 'x',
      issueId: 'i',
      slug: 'mar-1',
      title: 'Mar',
      restored: 0,
    }),
  ).toEqual(['Already imported: x.cbz is "Mar" (mar-1).']);
  expect(resultLines('x.cbz', { outcome: 'failed', name: 'x', reason: 'is encrypted' })).toEqual([
    'Failed: x.cbz is encrypted.',
  ]);
});

test('replaces control characters in names from archives', () => {
  const [line] = resultLines('x.cbz', {
    outcome: 'failed',
    name: 'x',
    reason: 'contains "\u001b[2J\n\u202e1.jpg"',
  });
  expect(line).toBe('Failed: x.cbz contains "\u{fffd}[2J\u{fffd}\u{fffd}1.jpg".');
});
