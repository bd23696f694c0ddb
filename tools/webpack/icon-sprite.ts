import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const bodyOf = /<svg[^>]*>([\s\S]*)<\/svg>/;
const viewBoxOf = /viewBox="([^"]+)"/;

/**
 * All icons of the app in one file, so that they are one request: each is a symbol named as its file.
 * A name is looked for in each folder in turn.
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

/** Emits a file whose name carries the hash of its content; `address` is what the app asks for. */
export class EmitAsset implements WebpackPluginInstance {
  readonly address: string;
  readonly #name: string;
  readonly #content: string;

  constructor(name: string, extension: string, content: string) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    this.#name = `assets/${name}.${hash}.${extension}`;
    this.#content = content;
    this.address = `/${this.#name}`;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmitAsset', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmitAsset', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(this.#name, new sources.RawSource(this.#content), { immutable: true }),
      );
    });
  }
}
