/** Where whoever has nowhere to return to goes. */
const home = '/';

/** Characters: no place of this app needs more, and what is longer is not worth reading. */
const longest = 2000;

/** Stands for this app's own address, which no rule depends on. */
const origin = 'https://banca.invalid';

/** Where to go after signing in, from the query of an address (`returnTo`). */
export const returnTo = (search: string): string => ownPlace(new URLSearchParams(search).get('returnTo'));

/**
 * The place as browsers read it, if it is one of this app; else home: an address that somebody slipped in leads
 * nowhere. Nor do the screens that are only passed through, which would lead round in circles.
 */
export function ownPlace(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.length > longest || !URL.canParse(wanted, origin)) return home;
  const { origin: leadsTo, pathname, search, hash } = new URL(wanted, origin);
  const isOwn = leadsTo === origin && isPlainPath(pathname) && !isPassedThrough(pathname);
  return isOwn ? pathname + search + hash : home;
}

/** The address of a screen that goes on to the place once it is done. */
export const returningTo = (screen: string, place: string): string =>
  ownPlace(place) === home ? screen : `${screen}?returnTo=${encodeURIComponent(ownPlace(place))}`;

/** Even decoded over and over it is no other host, and holds nothing that programs read in different ways. */
function isPlainPath(path: string): boolean {
  const decoded = decodedWhole(path);
  return decoded !== null && !decoded.startsWith('//') && !/[\\\p{Cc}]/u.test(decoded);
}

/** Signing in and the like, but for /auth/external, which also serves who is signed in: there accounts are bound. */
function isPassedThrough(path: string): boolean {
  const decoded = (decodedWhole(path) ?? '').toLowerCase();
  return /^\/(auth|callback)(\/|$)/.test(decoded) && !/^\/auth\/external\/?$/.test(decoded);
}

/** Without any percent signs that stand for something; null where they cannot be read. */
function decodedWhole(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decodedWhole(decoded);
  } catch {
    return null;
  }
}
