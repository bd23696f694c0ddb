/**
 * Builds conditions of PostgreSQL's type tsquery. Words come from `comics.plain_words`, which removes quotes and
 * backslashes. Escaping them here is a second safeguard.
 */
const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const hasWord = (word: string): string => quoted(word);
export const hasPrefix = (beginning: string): string => `${quoted(beginning)}:*`;

/** The index stores each whole title as a word that begins with '='. */
export const titleIs = (title: string): string => quoted(`=${title}`);
export const titleStartsWith = (beginning: string): string => hasPrefix(`=${beginning}`);

export const anyOf = (...conditions: readonly string[]): string => `(${conditions.join(' | ')})`;
export const allOf = (conditions: readonly string[]): string => `(${conditions.join(' & ')})`;
