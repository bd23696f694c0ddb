import { ownOrigins } from '../http/own-origins.ts';

/** Where providers may send people back to: /callback under each name of this site. */
export const callbackAddresses = (site: string): string[] =>
  ownOrigins(site).map((origin) => `${origin}/callback`);
