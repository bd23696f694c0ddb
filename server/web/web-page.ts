import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type AppSettings, appSettings } from '../configuration/app-settings.ts';
import { type ExternalLinkSettings, externalLinks } from '../configuration/external-links.ts';
import type { Language } from '../http/language.ts';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import type { FindPageFacts } from '../seo/page-facts.ts';
import { fillPage, type PageFields } from './fill-page.ts';
import type { RenderFirstView } from './first-views.ts';

interface WebPageOptions {
  /** The folder of the built app. */
  directory: string;
  addresses: AppSettings & ExternalLinkSettings;
  /** Null if another service has the catalogue. */
  pageFacts: FindPageFacts | null;
  renderFirstView: RenderFirstView | null;
  /** How long a page waits for its view. */
  timeoutMs: number;
}

/** An entry of screens.json, which the build writes. */
interface Screen {
  /** A route's path with `:parameters`. */
  path: string;
  /** Files that the screen loads in addition to those of the app. */
  files: string[];
  /** If the screen has a first view: the query parameters that it depends on, with all their values. */
  firstView?: Record<string, string[]>;
}

interface CachedPage {
  fields: PageFields;
  body: PreparedBody;
}

/** The built page and its screens, until the next build. */
interface Build {
  modifiedMs: number;
  html: string;
  screens: (Screen & { matches: RegExp })[];
  /** By language and address. */
  pages: LRUCache<string, CachedPage>;
}

export interface WebPage {
  status: 200 | 404 | 410;
  body: PreparedBody;
}

/** All cached pages, before compression. */
const maxCacheBytes = 8 * 1024 * 1024;

/**
 * Returns a function that fills the page of the built web app for an address: the addresses of services, page facts, the
 * first view and preloads of the screen's files. It returns null if the app is not built yet.
 */
export function openWebPage({ directory, addresses, pageFacts, renderFirstView, timeoutMs }: WebPageOptions) {
  const file = join(directory, 'index.html');
  const findFacts = pageFacts ?? resolveNull;
  const render = renderFirstView ?? resolveNull;
  let cached: Build | undefined;
  return async (address: string, language: Language): Promise<WebPage | null> => {
    const modified = await readModifiedMs(file);
    if (modified === null) return null;
    if (cached?.modifiedMs !== modified) {
      const html = insertAddresses(await readFile(file, 'utf8'), addresses);
      cached = {
        modifiedMs: modified,
        html,
        screens: await readScreens(directory),
        pages: createPageCache(),
      };
    }
    const build: Build = cached;
    const [path = '/', query] = address.split('?', 2);
    const screen = build.screens.find(({ matches }) => matches.test(path));
    const viewAddress =
      screen?.firstView && isCanonicalPath(path)
        ? normalizeAddress(path, screen.firstView, query)
        : undefined;
    // Longer than for a view, because a search engine that receives 200 for a missing page would index it.
    const facts = await withTimeout(3 * timeoutMs, findFacts(address, language));
    const status = facts?.status ?? 200;
    // Missing pages get no view, because clients can invent any number of addresses.
    const view =
      viewAddress && status === 200
        ? await withTimeout(timeoutMs, render({ address: viewAddress, language }))
        : null;
    const fields = { language, facts, files: screen?.files ?? [], view };
    const location = facts?.head ? path : screen?.path;
    return { status, body: bodyOf(build, `${language} ${viewAddress ?? location}`, fields) };
  };
}

const resolveNull = async () => null;

/** Resolves to null after the timeout. The promise continues, and its result is cached for the next request. */
async function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

const createPageCache = () =>
  new LRUCache<string, CachedPage>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ body }) => body.bytes.length,
  });

/** Returns the cached body unless the facts or the view have changed. Cached views are the same objects. */
function bodyOf({ html, pages }: Build, key: string, fields: PageFields): PreparedBody {
  const page = pages.get(key);
  if (page && page.fields.view === fields.view && page.fields.facts?.head === fields.facts?.head)
    return page.body;
  const body = prepareBody(fillPage(html, fields), 'text/html; charset=utf-8', {
    vary: 'accept-encoding, accept-language, cookie',
    effort: fields.view ? 'each time' : 'once',
  });
  pages.set(key, { fields, body });
  return body;
}

/**
 * Returns the address of a view with only its known parameters, in a fixed order. Undefined if a parameter has an unknown
 * value, so clients cannot create unlimited views.
 */
function normalizeAddress(
  path: string,
  knownValues: Record<string, string[]>,
  query = '',
): string | undefined {
  const parameters = new URLSearchParams(query);
  const relevant = Object.keys(knownValues).flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  if (relevant.some(([name, value]) => !knownValues[name]?.includes(value))) return undefined;
  const location = path.replace(/(?<=.)\/$/, '');
  return relevant.length > 0 ? `${location}?${new URLSearchParams(relevant)}` : location;
}

/**
 * Whether a path is in its simplest form. The app's router and the services read a path with empty or dotted parts, or
 * with unnecessary escapes, as another path.
 */
function isCanonicalPath(path: string): boolean {
  try {
    const parts = path.split('/').slice(1);
    const hasEmptyPart = parts.some((part, index) => part === '' && index > 0 && index < parts.length - 1);
    const hasDots = parts.some((part) => /^\.{1,2}$/.test(decodeURIComponent(part)));
    return !path.startsWith('//') && !hasEmptyPart && !hasDots && encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}

const toPathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

/**
 * Paths without parameters come first, as in the app's router. Returns no screens if the build has no screens.json; the
 * page then works without preloads.
 */
async function readScreens(directory: string): Promise<Build['screens']> {
  const file = join(directory, 'screens.json');
  if ((await readModifiedMs(file)) === null) return [];
  const screens: Screen[] = JSON.parse(await readFile(file, 'utf8'));
  return screens
    .toSorted((one, other) => countParameters(one) - countParameters(other))
    .map((screen) => ({ ...screen, matches: toPathPattern(screen.path) }));
}

const countParameters = ({ path }: Screen): number => path.split(':').length - 1;

async function readModifiedMs(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Throws if the page has no element for an address, because the app would then call the wrong service. */
export const insertAddresses = (html: string, configured: AppSettings & ExternalLinkSettings): string =>
  Object.entries(appSettings(configured)).reduce(
    (page, [name, content]) => insertAddress(page, name, content),
    insertContent(html, 'banca:links', externalLinks(configured)) ?? html,
  );

function insertAddress(html: string, name: string, address: string): string {
  const filled = insertContent(html, name, address);
  if (filled === null) throw new Error(`The built page has no <meta name="${name}" content="…">.`);
  return filled;
}

/** Null if the page has no such element. */
function insertContent(html: string, name: string, content: string): string | null {
  const element = new RegExp(`(<meta\\s+name="?${name}"?\\s+content=)("[^"]*"|[^\\s>]*)`, 'i');
  if (!element.test(html)) return null;
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(element, (_all, before: string) => `${before}"${escaped}"`);
}
