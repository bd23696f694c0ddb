const names = /^([^.:]+|.+\.(localhost|local|test|example|invalid|internal))$/i;
const networks =
  /^(0\.0\.0\.0|127(\.\d{1,3}){3}|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|169\.254(\.\d{1,3}){2})$/;
const ipv6Networks = /^\[(::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/i;

/**
 * Hosts on which no real payment is made: this machine, a local network, and names that cannot be registered publicly.
 * `host` is written as in `location.host`: IPv6 addresses have brackets.
 */
export const isDevelopmentHost = (host: string): boolean =>
  names.test(host) || networks.test(host) || ipv6Networks.test(host);
