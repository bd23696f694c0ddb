/** The first letters of the first and the last word, such as "AR" for "Ana dos Reis". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  // A character may consist of several code units.
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => [...word][0] ?? '');
  // Not by the locale of the runtime, which differs between the platform and the browser.
  return letters.join('').toUpperCase();
}
