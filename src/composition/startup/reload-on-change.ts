/** In development: loads the page anew when a build has changed it. The page names its files by their content. */
export function reloadOnChange(everyMilliseconds = 1000): void {
  let seen: string | null = null;
  const look = async () => {
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    const etag = response?.headers.get('etag') ?? null;
    if (etag && seen && etag !== seen) window.location.reload();
    seen = etag ?? seen;
  };
  setInterval(() => void look(), everyMilliseconds);
}
