/** Returns a text of about `length` characters. */
export type TextGenerator = (length: number) => string;

/** Maximum number of repeated fragments that are combined in pairs. Testing more pairs would take minutes. */
const maxPairedFragments = 10;

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
 * Texts on which a careless regular expression is slow: many repetitions of something that it matches, and an end that it
 * does not match. `source`: the expression. Its characters and literal texts are repeated.
 */
export function hostileTexts(source: string): TextGenerator[] {
  const fragments = fragmentsOf(source);
  const paired = fragments.slice(0, maxPairedFragments);
  const repeated = [...fragments, ...paired.flatMap((one) => paired.map((other) => one + other))];
  const starts = ['', '\0', fragments[0] ?? ''];
  const ends = ['\0', '\n\0', ''];
  const repeatedTexts = repeated.flatMap((fragment) =>
    starts.flatMap((start) => ends.map((end) => buildGenerator(start, [fragment], end))),
  );
  // Two neighbouring parts that match the same characters can split a text in many ways.
  const twoPartTexts = paired.flatMap((one) => paired.map((other) => buildGenerator('', [one, other], '\0')));
  return [...repeatedTexts, ...twoPartTexts];
}

const buildGenerator =
  (start: string, fragments: string[], end: string): TextGenerator =>
  (length) =>
    start +
    fragments
      .map((fragment) => fragment.repeat(Math.ceil(length / fragments.length / fragment.length)))
      .join('') +
    end;

const tokens = /\\[pPu]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|[\s\S]/gu;
const syntax = /[[\](){}|?*+.^$]/;

/** Characters for `.` and negated classes. */
const generalCharacters = ['a', '1', ' ', '!', '<', '\0'];

/** The literal texts and characters of an expression. */
function fragmentsOf(source: string): string[] {
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
