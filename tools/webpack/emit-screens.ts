import type { Compiler, WebpackPluginInstance } from 'webpack';
import { screenPaths } from '../../src/composition/screen-paths.ts';

/** Emits `screens.json`: the path of each screen and the files that it loads beside the app's own. */
export class EmitScreens implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmitScreens', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmitScreens', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const screens = Object.entries(screenPaths).map(([name, path]) => {
            const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
            return {
              path,
              files: files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`),
            };
          });
          compilation.emitAsset('screens.json', new sources.RawSource(JSON.stringify(screens)));
        },
      );
    });
  }
}
