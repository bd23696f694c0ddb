/** The first letter of a name as a capital. Not by the locale of the runtime, which differs between the platform and the browser. */
export function firstLetterOf(name: string): string {
  // A character may consist of several code units.
  const [letter = ''] = name.trim();
  return letter.toUpperCase();
}
