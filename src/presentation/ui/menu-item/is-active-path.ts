/**
 * True if the page's path equals the link's path or, unless `isExact`, contains it as whole segments: '/account' is
 * part of '/account/plan', but not of '/accounts'.
 */
export function isActivePath(path: string, link: string, isExact: boolean): boolean {
  const page = withTrailingSlash(path);
  const target = withTrailingSlash(link.replace(/[?#].*$/s, ''));
  return isExact ? page === target : page.includes(target);
}

const withTrailingSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
