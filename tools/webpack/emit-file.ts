import { createHash } from 'node:crypto';
import type { WebpackPluginInstance } from 'webpack';

/** Returns the path of an asset whose name contains the hash of its content. */
export function hashedName(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return `assets/${name}.${hash}.${extension}`;
}

/** Adds a file to the output. */
export const emitFile = (name: string, content: string): WebpackPluginInstance => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmitFile', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmitFile', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(name, new sources.RawSource(content)),
      );
    });
  },
});
