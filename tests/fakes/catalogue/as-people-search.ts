/** Words as a search compares them. */
const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** True where every word of the query is in the text, begun or with one letter wrong, missing or too many. */
export function isMeantBy(query: string, text: string): boolean {
  const there = plainWords(text);
  const wanted = plainWords(query);
  return (
    wanted.length > 0 &&
    wanted.every((word) =>
      there.some((each) => each.startsWith(word) || (word.length > 3 && differ(word, each) < 2)),
    )
  );
}

/** How unlike a text is what was typed: the letters of the words that are nearest. */
export const distanceTo = (query: string, text: string): number =>
  Math.min(
    ...plainWords(text).flatMap((word) => plainWords(query).map((wanted) => differ(wanted, word))),
    Number.POSITIVE_INFINITY,
  );

/** How many letters have to change, come or go to make one word of the other. */
function differ(one: string, other: string): number {
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
