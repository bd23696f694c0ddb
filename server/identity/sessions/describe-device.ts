import Bowser from 'bowser';

/** Names that help readers recognise a device. Null if the User-Agent does not contain a known name. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Characters of the User-Agent that are parsed. A limit keeps the patterns fast for any input. */
const maxLength = 256;

/** The parser copies unknown names from the User-Agent. Only its own known names are accepted. */
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

export function describeDevice(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, maxLength);
  if (!text) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(text);
  const onlyIfKnown = (names: ReadonlySet<string>, name: string | undefined) =>
    name !== undefined && names.has(name) ? name : null;
  return { browser: onlyIfKnown(browsers, browser.name), system: onlyIfKnown(systems, os.name) };
}
