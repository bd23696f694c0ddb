import type { Compiler, WebpackPluginInstance } from 'webpack';
import { screenPaths, secondPlaces } from '../../src/composition/screen-paths.ts';
import { viewedScreens } from '../../src/composition/viewed-screens.ts';

/**
 * Emits `screens.json`: the path of each screen, the files that it loads beside the app's own and, where it has a first
 * view, what of an address this depends on; then the places that show what stands at another one. Where the app has
 * neither, the platform says that there is nothing.
 */
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
              firstView: new Map(Object.entries(viewedScreens)).get(name),
            };
          });
          const others = secondPlaces.map((path) => ({ path, files: [] }));
          const told = JSON.stringify([...screens, ...others]);
          compilation.emitAsset('screens.json', new sources.RawSource(told));
        },
      );
    });
  }
}
