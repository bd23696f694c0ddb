import fc from 'fast-check';

/** Texts that break rules for ASCII: composed and decomposed accents, ligatures, emoji, other scripts. */
const awkwardTexts = [
  ...['Łukasz Øst', 'Ana Souza', 'José', 'Jose\u0301', 'İpek Işık', 'Großmann', 'STRAẞE', 'Ærø Þór', 'Œuvre'],
  ...[
    'ﬁnance',
    'ŉame',
    'Ŋgũgĩ',
    'Ða',
    'Анна Каренина',
    '山田 太郎',
    '🦸🏽‍♀️ Ana',
    'Ana\tSouza',
    'Ana\u00a0Souza',
    "d'Ávila",
  ],
  ...[
    '０１３１０',
    '٠١٣١٠',
    '²³',
    'Ⅷ',
    'ſ',
    'K',
    '\u202a11\u202c',
    '\u0000',
    '\ud800',
    '\ufeff',
    '\n',
    '-',
    '_',
    '.',
  ],
];

const pieces = fc.oneof(
  fc.constantFrom(...awkwardTexts),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(' ', '  ', 'a', 'Z', '0', '9', ','),
);

/** Texts that people, keyboards and clipboards produce. Some are very long. */
export const typedText: fc.Arbitrary<string> = fc.oneof(
  fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
  fc
    .tuple(pieces, fc.integer({ min: 1, max: 400 }))
    .map(([piece, times]) => `${piece} ${piece.repeat(times)}`),
);

/** The texts in a random Unicode normalisation form. */
export const normalised = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD')).map(([text, form]) => text.normalize(form));
