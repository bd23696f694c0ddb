/** What there is and should not be, and what should be and is not; empty: nothing. */
export function difference(actual: string[], wanted: string[]): string {
  const left = [...wanted];
  const more = actual.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...more.map((line) => `\n  there is   ${line}`),
    ...left.map((line) => `\n  missing is ${line}`),
  ].join('');
}
