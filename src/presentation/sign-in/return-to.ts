/** Where to go after signing in: only ever a place of this app, never an address that somebody slipped in. */
export function returnTo(search: string): string {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '/';
  const isOwnPlace = /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/auth/');
  return isOwnPlace ? wanted : '/';
}
