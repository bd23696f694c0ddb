/** The push services of Chrome, of Chromium without Google's brand (jmt17), and of Firefox, Safari and Edge. */
const knownHosts =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[a-z\d-]+\.)*(?:push\.services\.mozilla|push\.apple|notify\.windows)\.com)$/;

/**
 * Whether messages may be sent to an address. Readers send the addresses. Without this list they could make the platform
 * send requests to any host. `origins`: further services, from the configuration.
 */
export function isPushService(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, origin, username, password, hash } = new URL(address);
  if (username || password || hash) return false;
  return origins.includes(origin) || (protocol === 'https:' && port === '' && knownHosts.test(hostname));
}
