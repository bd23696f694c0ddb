/** True for a host name or IP address that only this machine can reach. IPv6 with or without brackets. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost\.?|[a-z\d-]+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
