import { ownOrigins } from '../http/own-origins.ts';

/** The addresses to which providers may redirect the browser: /callback at each origin of this site. */
export const callbackAddresses = (site: string): string[] =>
  ownOrigins(site).map((origin) => `${origin}/callback`);
