import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const bodyOf = /<svg[^>]*>([\s\S]*)<\/svg>/;
const viewBoxOf = /viewBox="([^"]+)"/;

/**
 * Creates one file with all icons, so they need a single request. Each is a symbol named after its file. The folders are
 * searched in order.
 */
export function iconSprite(names: readonly string[], folders: readonly string[]): string {
  const symbols = [...names].sort().map((name) => {
    const file = folders.map((folder) => join(folder, `${name}.svg`)).find(existsSync);
    const source = file ? readFileSync(file, 'utf8') : '';
    const body = bodyOf.exec(source)?.[1]?.replace(/\s+/g, ' ').trim();
    if (!body) throw new Error(`There is no icon '${name}' in ${folders.join(', ')}.`);
    return `<symbol id="${name}" viewBox="${viewBoxOf.exec(source)?.[1] ?? '0 0 24 24'}">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
