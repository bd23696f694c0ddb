/** The push services of Chrome and its relatives, Firefox, Safari and Edge. */
const knownHosts =
  /^(?:fcm\.googleapis\.com|(?:[a-z\d-]+\.)*(?:push\.services\.mozilla|push\.apple|notify\.windows)\.com)$/;

/**
 * Whether messages may be sent to an address. Readers choose the addresses, so the platform would otherwise send
 * requests to any host that it can reach. `origins`: further services, from the configuration.
 */
export function isPushService(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, origin, username, password, hash } = new URL(address);
  if (username || password || hash) return false;
  return origins.includes(origin) || (protocol === 'https:' && port === '' && knownHosts.test(hostname));
}
