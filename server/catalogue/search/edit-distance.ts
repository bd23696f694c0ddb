/**
 * The number of typing errors between two words: an added, missing or wrong letter, or two swapped letters.
 * `isPrefix`: the typed word may be the beginning of the other.
 */
export function editDistance(typed: string, other: string, isPrefix = false): number {
  let previous: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = typed[row - 1] === other[column - 1];
      const swapped =
        typed[row - 1] === other[column - 2] && typed[row - 2] === other[column - 1]
          ? at(previous, column - 2) + 1
          : Number.POSITIVE_INFINITY;
      const changed = at(last, column - 1) + (isSame ? 0 : 1);
      next.push(Math.min(changed, at(last, column) + 1, at(next, column - 1) + 1, swapped));
    }
    previous = last;
    last = next;
  }
  return isPrefix ? Math.min(...last) : at(last, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
