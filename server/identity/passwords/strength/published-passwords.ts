import passwords from './published-passwords.json' with { type: 'json' };

const published: ReadonlySet<string> = new Set(passwords);

/** Whether it is the password of a demo account. Everybody can read these, so they protect nothing. */
export const isPublishedPassword = (password: string): boolean => published.has(password.normalize('NFKC'));
