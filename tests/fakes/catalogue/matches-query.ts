/** Lower-case words without accents. */
const plainWordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/**
 * True if each word of the query is the start of a word in the text. A query word of four or more letters may also differ
 * from a word of the text by one letter.
 */
export function matchesQuery(query: string, text: string): boolean {
  const textWords = plainWordsOf(text);
  const queryWords = plainWordsOf(query);
  return (
    queryWords.length > 0 &&
    queryWords.every((word) =>
      textWords.some((each) => each.startsWith(word) || (word.length > 3 && editDistance(word, each) < 2)),
    )
  );
}

/** The smallest edit distance between a word of the query and a word of the text. */
export const distanceBetween = (query: string, text: string): number =>
  Math.min(
    ...plainWordsOf(text).flatMap((word) =>
      plainWordsOf(query).map((queryWord) => editDistance(queryWord, word)),
    ),
    Number.POSITIVE_INFINITY,
  );

/** Number of letters to change, insert or delete to turn one word into the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [rowIndex, letter] of [...one].entries()) {
    const next = [rowIndex + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
