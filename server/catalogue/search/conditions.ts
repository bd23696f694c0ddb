/**
 * Conditions of PostgreSQL's type tsquery. Words come from `comics.plain_words`, which leaves neither quotes nor
 * backslashes in them; those that are left in spite of it are doubled.
 */
const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const theWord = (word: string): string => quoted(word);
export const startingWith = (beginning: string): string => `${quoted(beginning)}:*`;

/** Whole titles are kept as words that begin with '='. */
export const named = (title: string): string => quoted(`=${title}`);
export const namedFrom = (beginning: string): string => startingWith(`=${beginning}`);

export const either = (...conditions: readonly string[]): string => `(${conditions.join(' | ')})`;
export const both = (conditions: readonly string[]): string => `(${conditions.join(' & ')})`;
