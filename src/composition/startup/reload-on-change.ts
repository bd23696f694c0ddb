/** In development: reloads the page when a build has changed it. File names contain a hash, so the page changes too. */
export function reloadOnChange(intervalMs = 1000): void {
  let lastEtag: string | null = null;
  const check = async () => {
    const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    const etag = response?.headers.get('etag') ?? null;
    if (etag && lastEtag && etag !== lastEtag) window.location.reload();
    lastEtag = etag ?? lastEtag;
  };
  setInterval(() => void check(), intervalMs);
}
