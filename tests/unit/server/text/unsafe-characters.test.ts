import { hasUnsafeCharacters, replaceUnsafeCharacters } from '../../../../server/text/unsafe-characters.ts';

describe('unsafe characters', () => {
  it.each([
    ['a NUL', '\0'],
    ['a line break', '\n'],
    ['an escape of a terminal', '\u001b'],
    ['a mark that reverses the text', '\u202e'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
  ])('include %s', (_what, character) => {
    const line = `a${character}${character}b`;
    // Repeated, because a search must not depend on an earlier one.
    expect([hasUnsafeCharacters(line), hasUnsafeCharacters(line)]).toEqual([true, true]);
    expect(replaceUnsafeCharacters(line, '?')).toBe('a??b');
  });

  it.each(['São João', '漫画', '👩‍🚀', 'a b'])('do not include those of %j', (line) => {
    expect(hasUnsafeCharacters(line)).toBe(false);
    expect(replaceUnsafeCharacters(line, '?')).toBe(line);
  });
});
