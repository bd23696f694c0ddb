const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A dot-atom of at most 64 characters (RFC 5322) at a domain of at least two labels. The last label is not a number. */
const email = new RegExp(`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=[a-z])${label}$`, 'i');

/** At most 254 characters, the limit of mail servers (RFC 5321, errata 1690). */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text);

/** Letters, digits, hyphen, underscore. */
export const isSlug = (text: string): boolean => /^[A-Za-z0-9_-]+$/.test(text);

/** Letters, digits, period, underscore. */
export const isWordId = (text: string): boolean => /^[A-Za-z0-9._]+$/.test(text);

/** An absolute http or https address. */
export const isUri = (text: string): boolean => /^https?:\/\/[^\s/?#:@]+(?::\d+)?(?:[/?#]\S*)?$/i.test(text);
