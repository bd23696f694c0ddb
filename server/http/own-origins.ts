const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the origins of this site. On a loopback host, these are all names of the machine. */
export function ownOrigins(site: string): string[] {
  const own = new URL(site);
  if (!loopbackNames.includes(own.hostname)) return [own.origin];
  const port = own.port && `:${own.port}`;
  return loopbackNames.map((name) => `${own.protocol}//${name}${port}`);
}
