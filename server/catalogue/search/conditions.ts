/**
 * Builds conditions of PostgreSQL's type tsquery. Words come from `comics.plain_words`, which removes quotes and
 * backslashes. Escaping them here is a second safeguard.
 */
const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const hasWord = (word: string): string => quote(word);
export const hasPrefix = (prefix: string): string => `${quote(prefix)}:*`;

/** The index stores each whole title as a word that begins with '=', and each title with its number with '#'. */
export const titleIs = (title: string): string => quote(`=${title}`);
export const numberedTitleIs = (title: string): string => quote(`#${title}`);
export const titleStartsWith = (prefix: string): string => hasPrefix(`=${prefix}`);

export const anyOf = (...conditions: readonly string[]): string => `(${conditions.join(' | ')})`;
export const allOf = (conditions: readonly string[]): string => `(${conditions.join(' & ')})`;
