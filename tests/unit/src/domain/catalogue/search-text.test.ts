import fc from 'fast-check';
import { Value } from 'typebox/value';
import { searchText } from '../../../../../src/domain/catalogue/search-text.ts';
import { typedText } from '../../../../support/typed-text.ts';

describe('searchText', () => {
  it.each([
    ['  Banca   Nanquim ', 'Banca Nanquim'],
    ['a\u0000b', 'a b'],
    ['🦸'.repeat(300), '🦸'.repeat(200)],
    [' \u0000 ', ''],
  ])('normalises %j to %j', (typed, searched) => expect(searchText(typed)).toBe(searched));

  it('returns at most 200 valid characters and is idempotent', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const text = searchText(typed);
        expect(Value.Check({ type: 'string', maxLength: 200, pattern: '^[^\\u0000]*$' }, text)).toBe(true);
        expect([text.isWellFormed(), searchText(text)]).toEqual([true, text]);
      }),
    );
  });
});
