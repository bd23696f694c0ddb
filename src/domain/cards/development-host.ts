const names = /^([^.:]+|.+\.(localhost|local|test|example|invalid|internal))$/i;
const networks =
  /^(0\.0\.0\.0|127(\.\d{1,3}){3}|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|169\.254(\.\d{1,3}){2})$/;
const networksOfSix = /^\[(::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/i;

/**
 * Hosts on which nothing real is charged: this machine, a local network, names that nobody can register for the whole
 * world. `host` as browsers have it: an address of IPv6 stands in brackets.
 */
export const isDevelopmentHost = (host: string): boolean =>
  names.test(host) || networks.test(host) || networksOfSix.test(host);
