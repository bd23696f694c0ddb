const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The origins under which this site is known: the one that readers type; where that is this machine, its other names. */
export function ownOrigins(site: string): string[] {
  const own = new URL(site);
  if (!loopback.includes(own.hostname)) return [own.origin];
  const port = own.port && `:${own.port}`;
  return loopback.map((name) => `${own.protocol}//${name}${port}`);
}
