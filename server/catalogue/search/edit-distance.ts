/**
 * The number of typing errors between two words: an added, missing or wrong letter, or two swapped letters.
 * `isPrefix`: the typed word may be the beginning of the other.
 */
export function editDistance(typed: string, word: string, isPrefix = false): number {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const currentRow = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const swapped =
        typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
          ? valueAt(rowBeforePrevious, column - 2) + 1
          : Number.POSITIVE_INFINITY;
      const changed = valueAt(previousRow, column - 1) + (isSame ? 0 : 1);
      currentRow.push(
        Math.min(changed, valueAt(previousRow, column) + 1, valueAt(currentRow, column - 1) + 1, swapped),
      );
    }
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  return isPrefix ? Math.min(...previousRow) : valueAt(previousRow, word.length);
}

const valueAt = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
