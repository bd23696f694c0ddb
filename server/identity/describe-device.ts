import Bowser from 'bowser';

/** A device as its reader recognises it; null where its browser does not say so in known words. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Of what a browser says of itself, only so much is read: every pattern ends soon, whatever comes. */
const maxLength = 256;

/** The parser takes unknown names from the text itself: only names of its own are believed. */
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

export function describeDevice(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, maxLength);
  if (!text) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(text);
  const known = (names: ReadonlySet<string>, name: string | undefined) =>
    name !== undefined && names.has(name) ? name : null;
  return { browser: known(browsers, browser.name), system: known(systems, os.name) };
}
