import passwords from './published-passwords.json' with { type: 'json' };

const published: ReadonlySet<string> = new Set(passwords);

/** True for the password of a demo account. These are public, so they protect nothing. */
export const isPublishedPassword = (password: string): boolean => published.has(password.normalize('NFKC'));
