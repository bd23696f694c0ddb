import { patternGuesses } from '../../../../../../server/identity/passwords/strength/number-patterns.ts';

it.each(['abcd', '4321', '13579', 'qwerty', 'lkjh', '1qaz2wsx', '1q2w3e', 'qazwsx', '!@#$'])(
  'recognises %s as a sequence',
  (text) => {
    expect(patternGuesses(text)).toBe(2);
  },
);

it.each(['28021990', '02281990', '19900228', '280290'])('recognises %s as a date', (text) => {
  expect(patternGuesses(text)).toBe(4.5);
});

it.each(['ab', 'acb', '3021', '2150', '99999999', '00131990', 'qwz'])(
  'recognises no pattern in %s',
  (text) => {
    expect(patternGuesses(text)).toBe(Number.POSITIVE_INFINITY);
  },
);
