import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type AppSettings, appSettings } from '../configuration/app-settings.ts';
import type { Language } from '../http/language.ts';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import type { TellPageFacts } from '../seo/page-facts.ts';
import { fillPage, type Told } from './fill-page.ts';
import type { DrawFirstView } from './first-views.ts';

interface Parts {
  /** Where the app was built into. */
  directory: string;
  addresses: AppSettings;
  /** null: nothing is known here of what the shop offers. */
  pageFacts: TellPageFacts | null;
  drawFirstView: DrawFirstView | null;
  /** Milliseconds that a page waits for its view. */
  timeoutMs: number;
}

/** As the build tells them in screens.json. */
interface Screen {
  /** A route's path with `:parameters`. */
  path: string;
  /** That it loads beside the app's own. */
  files: string[];
  /** Where it has a first view: the parameters of an address that this depends on, each with all its values. */
  firstView?: Record<string, string[]>;
}

interface Page {
  told: Told;
  body: PreparedBody;
}

/** A built page and its screens, until a build replaces them. */
interface Build {
  modified: number;
  html: string;
  screens: (Screen & { matches: RegExp })[];
  /** Finished pages by what they are made of. */
  pages: LRUCache<string, Page>;
}

export interface WebPage {
  status: 200 | 404 | 410;
  body: PreparedBody;
}

/** Bytes of all finished pages that are kept, before they are compressed. */
const room = 8 * 1024 * 1024;

/**
 * The built web app's one page, told where its services are, what is at its address and what to show there at once; and
 * which files the screen there will load, so that these come together with the app. null while there is no build.
 */
export function openWebPage({ directory, addresses, pageFacts, drawFirstView, timeoutMs }: Parts) {
  const file = join(directory, 'index.html');
  const tellFacts = pageFacts ?? nothing;
  const draw = drawFirstView ?? nothing;
  let kept: Build | undefined;
  return async (address: string, language: Language): Promise<WebPage | null> => {
    const modified = await modifiedAt(file);
    if (modified === null) return null;
    if (kept?.modified !== modified) {
      const html = tellAddresses(await readFile(file, 'utf8'), addresses);
      kept = { modified, html, screens: await readScreens(directory), pages: keepPages() };
    }
    const build: Build = kept;
    const [path = '/', query] = address.split('?', 2);
    const screen = build.screens.find(({ matches }) => matches.test(path));
    const viewed = screen?.firstView && isPlain(path) ? viewedAt(path, screen.firstView, query) : undefined;
    // Longer than for a view: who is told 200 of what is not there keeps it in an index.
    const facts = await within(3 * timeoutMs, tellFacts(address, language));
    const status = facts?.status ?? 200;
    // Nothing is drawn of what is not there: anybody can make up addresses.
    const view =
      viewed && status === 200 ? await within(timeoutMs, draw({ address: viewed, language })) : null;
    const told = { language, facts, files: screen?.files ?? [], view };
    const place = facts?.head ? path : screen?.path;
    return { status, body: bodyOf(build, `${language} ${viewed ?? place}`, told) };
  };
}

const nothing = async () => null;

/** null for what is late: it goes on, and is kept for the next page. */
async function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

const keepPages = () =>
  new LRUCache<string, Page>({ maxSize: room, sizeCalculation: ({ body }) => body.bytes.length });

/** Made anew when its facts or its view are others than before: both are the same objects for as long as they are kept. */
function bodyOf({ html, pages }: Build, key: string, told: Told): PreparedBody {
  const page = pages.get(key);
  if (page && page.told.view === told.view && page.told.facts?.head === told.facts?.head) return page.body;
  const body = prepareBody(fillPage(html, told), 'text/html; charset=utf-8', {
    vary: 'accept-encoding, cookie',
    effort: told.view ? 'each time' : 'once',
  });
  pages.set(key, { told, body });
  return body;
}

/**
 * The address of a view: the parameters that count, in one order. undefined where one has a value that it does not know:
 * nobody makes views and pages without end.
 */
function viewedAt(path: string, known: Record<string, string[]>, query = ''): string | undefined {
  const given = new URLSearchParams(query);
  const counted = Object.keys(known).flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  if (counted.some(([name, value]) => !known[name]?.includes(value))) return undefined;
  const place = path.replace(/(?<=.)\/$/, '');
  return counted.length > 0 ? `${place}?${new URLSearchParams(counted)}` : place;
}

/**
 * True for a path that is what it says: the app's router and the services would read one with empty or dotted parts, or
 * with letters that need no escape, as another.
 */
function isPlain(path: string): boolean {
  try {
    const parts = path.split('/').slice(1);
    const hasHoles = parts.some((part, place) => part === '' && place > 0 && place < parts.length - 1);
    const isDotted = parts.some((part) => /^\.{1,2}$/.test(decodeURIComponent(part)));
    return !path.startsWith('//') && !hasHoles && !isDotted && encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

/** None where the build told none: the page works without, only a little later. */
async function readScreens(directory: string): Promise<Build['screens']> {
  const file = join(directory, 'screens.json');
  if ((await modifiedAt(file)) === null) return [];
  const screens: Screen[] = JSON.parse(await readFile(file, 'utf8'));
  return screens.map((screen) => ({ ...screen, matches: pattern(screen.path) }));
}

async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Throws when the page has no place for an address: the app would then call the wrong service. */
export const tellAddresses = (html: string, configured: AppSettings): string =>
  Object.entries(appSettings(configured)).reduce((page, [name, content]) => tell(page, name, content), html);

function tell(html: string, name: string, address: string): string {
  const place = new RegExp(`(<meta\\s+name="?${name}"?\\s+content=)("[^"]*"|[^\\s>]*)`, 'i');
  if (!place.test(html)) throw new Error(`The built page has no <meta name="${name}" content="…">.`);
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(place, (_all, before: string) => `${before}"${escaped}"`);
}
