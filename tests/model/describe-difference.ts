/** Lists unexpected and missing lines. Empty if there are none. */
export function describeDifference(actual: string[], expected: string[]): string {
  const missing = [...expected];
  const unexpected = actual.filter((line) => {
    const index = missing.indexOf(line);
    if (index >= 0) missing.splice(index, 1);
    return index < 0;
  });
  return [
    ...unexpected.map((line) => `\n  unexpected: ${line}`),
    ...missing.map((line) => `\n  missing:    ${line}`),
  ].join('');
}
