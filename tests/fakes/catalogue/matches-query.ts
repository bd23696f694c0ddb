/** Lower-case words without accents. */
const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** True if each word of the query is the start of a word in the text, or differs from one by a single letter. */
export function matchesQuery(query: string, text: string): boolean {
  const textWords = plainWords(text);
  const queryWords = plainWords(query);
  return (
    queryWords.length > 0 &&
    queryWords.every((word) =>
      textWords.some((each) => each.startsWith(word) || (word.length > 3 && editDistance(word, each) < 2)),
    )
  );
}

/** The smallest edit distance between a word of the query and a word of the text. */
export const distanceTo = (query: string, text: string): number =>
  Math.min(
    ...plainWords(text).flatMap((word) =>
      plainWords(query).map((queryWord) => editDistance(queryWord, word)),
    ),
    Number.POSITIVE_INFINITY,
  );

/** Number of letters to change, insert or delete to turn one word into the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [place, each] of [...other].entries()) {
      const kept = (row[place] ?? 0) + (letter === each ? 0 : 1);
      next.push(Math.min(kept, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
