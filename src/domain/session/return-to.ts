/** The fallback if there is no path to return to. */
const home = '/';

/** In characters. No address of this app is longer. */
const maxLength = 2000;

/** Placeholder for the app's own origin, so that relative paths can be parsed. */
const origin = 'https://banca.invalid';

/** The path to open after signing in, from the query of an address (`returnTo`). */
export const returnTo = (search: string): string => ownPath(new URLSearchParams(search).get('returnTo'));

/**
 * The path if it belongs to this app, else home. This prevents open redirects. It also excludes intermediate screens
 * such as sign-in, which would lead in circles.
 */
export function ownPath(path: string | null): string {
  if (!path?.startsWith('/') || path.length > maxLength || !URL.canParse(path, origin)) return home;
  const { origin: targetOrigin, pathname, search, hash } = new URL(path, origin);
  const isOwn = targetOrigin === origin && isPlainPath(pathname) && !isIntermediate(pathname);
  return isOwn ? pathname + search + hash : home;
}

/** The address of a screen that continues to `path` when it is done. */
export const returningTo = (screen: string, path: string): string =>
  ownPath(path) === home
    ? screen
    : `${screen}${screen.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(ownPath(path))}`;

/** The id of the issue that a path of this app opens in the reader. Null for other paths. */
export const readIssueId = (path: string): string | null => path.match(/^\/reader\/([\w-]+)$/)?.[1] ?? null;

/** True if the fully decoded path is not another host and has no characters that programs interpret differently. */
function isPlainPath(path: string): boolean {
  const decoded = fullyDecoded(path);
  return decoded !== null && !decoded.startsWith('//') && !/[\\\p{Cc}]/u.test(decoded);
}

/**
 * Sign-in screens, except /auth/external: there a signed-in reader links a provider. Its encoded forms do not
 * open it, so they count as sign-in screens.
 */
function isIntermediate(path: string): boolean {
  if (/^\/auth\/external\/?$/i.test(path)) return false;
  return /^\/(auth|callback)(\/|$)/i.test(fullyDecoded(path) ?? '');
}

/** Decodes until no percent-encoding is left. Null if it is invalid. */
function fullyDecoded(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : fullyDecoded(decoded);
  } catch {
    return null;
  }
}
