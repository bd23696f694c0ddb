const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where providers may send people back to: /callback under the address that readers type; where that is this machine,
 * under its other names as well.
 */
export function callbackAddresses(site: string): string[] {
  const own = new URL('/callback', site);
  if (!loopback.includes(own.hostname)) return [own.href];
  const port = own.port && `:${own.port}`;
  return loopback.map((name) => `${own.protocol}//${name}${port}/callback`);
}
