import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const bodyOf = /<svg[^>]*>([\s\S]*)<\/svg>/;
const viewBoxOf = /viewBox="([^"]+)"/;

/**
 * All icons in one file, so that they need one request. Each is a symbol with the name of its file. The folders are
 * searched in order.
 */
export function iconSprite(names: readonly string[], folders: readonly string[]): string {
  const symbols = [...names].sort().map((name) => {
    const file = folders.map((folder) => join(folder, `${name}.svg`)).find(existsSync);
    const source = file ? readFileSync(file, 'utf8') : '';
    const body = bodyOf.exec(source)?.[1]?.replace(/\s+/g, ' ').trim();
    if (!body) throw new Error(`No icon is called '${name}' in ${folders.join(', ')}`);
    return `<symbol id="${name}" viewBox="${viewBoxOf.exec(source)?.[1] ?? '0 0 24 24'}">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
