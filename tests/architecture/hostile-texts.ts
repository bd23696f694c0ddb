/** Returns a text of about `length` characters. */
export type TextGenerator = (length: number) => string;

/** Pairs of more units would take minutes. */
const maxPairedUnits = 10;

const escapes: Record<string, string[]> = {
  s: [' ', '\t', '\n'],
  S: ['a', '!'],
  d: ['1'],
  D: ['a'],
  w: ['a', '_'],
  W: ['!', ' '],
  n: ['\n'],
  t: ['\t'],
  r: ['\r'],
  b: [],
  B: [],
};

/**
 * Texts that make a careless expression slow: many repetitions of what it matches before an end that does not match.
 * `source`: the expression. Its characters and literal texts are repeated.
 */
export function hostileTexts(source: string): TextGenerator[] {
  const units = unitsOf(source);
  const paired = units.slice(0, maxPairedUnits);
  const repeated = [...units, ...paired.flatMap((one) => paired.map((other) => one + other))];
  const starts = ['', '\0', units[0] ?? ''];
  const ends = ['\0', '\n\0', ''];
  const repeatedTexts = repeated.flatMap((unit) =>
    starts.flatMap((start) => ends.map((end) => buildGenerator(start, [unit], end))),
  );
  // Two neighbouring parts that match the same characters can split a text in many ways.
  const twoPartTexts = paired.flatMap((one) => paired.map((other) => buildGenerator('', [one, other], '\0')));
  return [...repeatedTexts, ...twoPartTexts];
}

const buildGenerator =
  (start: string, units: string[], end: string): TextGenerator =>
  (length) =>
    start + units.map((unit) => unit.repeat(Math.ceil(length / units.length / unit.length))).join('') + end;

const tokens = /\\[pPu]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|[\s\S]/gu;
const syntax = /[[\](){}|?*+.^$]/;

/** Characters for `.` and negated classes. */
const generalCharacters = ['a', '1', ' ', '!', '<', '\0'];

/** The literal texts and characters of an expression. */
function unitsOf(source: string): string[] {
  const characters = (source.match(tokens) ?? []).flatMap(charactersOf);
  const literals = source
    .split(/\\[a-zA-Z]|(?<!\\)[[\](){}|?*+.^$]/)
    .map((text) => text.replaceAll('\\', ''))
    .filter((text) => text.length > 1);
  return [...new Set([...literals, ...characters, ...generalCharacters])];
}

function charactersOf(token: string): string[] {
  if (!token.startsWith('\\')) return syntax.test(token) ? [] : [token];
  return escapes[token.charAt(1)] ?? (token.length === 2 ? [token.charAt(1)] : []);
}
