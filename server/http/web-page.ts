import { readFile, stat } from 'node:fs/promises';
import type { Configuration } from '../configuration.ts';
import { type PreparedBody, prepareBody } from './prepared-body.ts';

type Addresses = Pick<Configuration, 'comicsAddress' | 'identityAddress'>;

/** The built web app's one page, told where its services are. Read again when a build has replaced it. */
export function openWebPage(path: string, addresses: Addresses): () => Promise<PreparedBody | null> {
  let kept: { modified: number; body: PreparedBody } | undefined;
  return async () => {
    const modified = await modifiedAt(path);
    if (modified === null) return null;
    if (kept?.modified !== modified) {
      const html = tellAddresses(await readFile(path, 'utf8'), addresses);
      kept = { modified, body: prepareBody(html, 'text/html; charset=utf-8') };
    }
    return kept.body;
  };
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
