import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { type PreparedBody, prepareBody } from './prepared-body.ts';

type Addresses = Pick<Configuration, 'comicsAddress' | 'identityAddress'>;

/** As the build tells them in screens.json: a route's path with `:parameters`, and the files that it loads. */
interface Screen {
  path: string;
  files: string[];
}

/**
 * The built web app's one page, told where its services are and which files the screen at the path will load, so
 * that these come together with the app. Read again when a build has replaced it.
 */
export function openWebPage(
  directory: string,
  addresses: Addresses,
): (path: string) => Promise<PreparedBody | null> {
  const file = join(directory, 'index.html');
  let kept: { modified: number; bodyFor: (path: string) => PreparedBody } | undefined;
  return async (path) => {
    const modified = await modifiedAt(file);
    if (modified === null) return null;
    if (kept?.modified !== modified) {
      const html = tellAddresses(await readFile(file, 'utf8'), addresses);
      kept = { modified, bodyFor: bodiesOf(html, await readScreens(directory)) };
    }
    return kept.bodyFor(path);
  };
}

function bodiesOf(html: string, screens: Screen[]): (path: string) => PreparedBody {
  const bodies = new Map<string, PreparedBody>();
  const matchers = screens.map(({ path, files }) => ({ matches: pattern(path), path, files }));
  return (path) => {
    const screen = matchers.find(({ matches }) => matches.test(path));
    const key = screen?.path ?? '';
    const body =
      bodies.get(key) ?? prepareBody(tellFiles(html, screen?.files ?? []), 'text/html; charset=utf-8');
    bodies.set(key, body);
    return body;
  };
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

function tellFiles(html: string, files: string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="${kindOf(file)}">`);
  return html.replace('<!-- screen -->', links.join('\n'));
}

const kindOf = (file: string): string => (file.endsWith('.css') ? 'style' : 'script');

/** None where the build told none: the page works without, only a little later. */
async function readScreens(directory: string): Promise<Screen[]> {
  const file = join(directory, 'screens.json');
  return (await modifiedAt(file)) === null ? [] : JSON.parse(await readFile(file, 'utf8'));
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
export function tellAddresses(html: string, { comicsAddress, identityAddress }: Addresses): string {
  return tell(tell(html, 'banca:comics', comicsAddress), 'banca:identity', identityAddress);
}

function tell(html: string, name: string, address: string): string {
  const place = new RegExp(`(<meta\\s+name="?${name}"?\\s+content=)("[^"]*"|[^\\s>]*)`, 'i');
  if (!place.test(html)) throw new Error(`The built page has no <meta name="${name}" content="…">.`);
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(place, (_all, before: string) => `${before}"${escaped}"`);
}
