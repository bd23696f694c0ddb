/**
 * True where the path of the page is the link's own, or contains it if it need not be exact: by whole segments, so
 * that '/account' is part of '/account/plan' and not of '/accounts'.
 */
export function isActivePath(path: string, link: string, isExact: boolean): boolean {
  const page = withEnd(path);
  const target = withEnd(link.replace(/[?#].*$/s, ''));
  return isExact ? page === target : page.includes(target);
}

const withEnd = (path: string) => (path.endsWith('/') ? path : `${path}/`);
