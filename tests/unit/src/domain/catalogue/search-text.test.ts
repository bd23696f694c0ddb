import fc from 'fast-check';
import { Value } from 'typebox/value';
import { searchText } from '../../../../../src/domain/catalogue/search-text.ts';
import { typedText } from '../../../../support/typed-text.ts';

describe('what is searched', () => {
  it.each([
    ['  Banca   Nanquim ', 'Banca Nanquim'],
    ['a\u0000b', 'a b'],
    ['🦸'.repeat(300), '🦸'.repeat(200)],
    [' \u0000 ', ''],
  ])('for %j is %j', (typed, searched) => expect(searchText(typed)).toBe(searched));

  it('is a text of at most 200 characters that every service takes, and stays the same', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const text = searchText(typed);
        expect(Value.Check({ type: 'string', maxLength: 200, pattern: '^[^\\u0000]*$' }, text)).toBe(true);
        expect([text.isWellFormed(), searchText(text)]).toEqual([true, text]);
      }),
    );
  });
});
