import type { WebpackPluginInstance } from 'webpack';
import { firstViewScreens } from '../../src/composition/first-view/first-view-screens.ts';
import { screenRoutes } from '../../src/composition/routes/screen-table.ts';

/**
 * Emits `screens.json`: for each screen its path, the files that it loads in addition to the app's, and the query
 * parameters that change its first view, if it has one. Alternative paths of screens follow. The platform answers 404 for
 * all other paths.
 */
export const emitScreens: WebpackPluginInstance = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmitScreens', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmitScreens', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const screens = screenRoutes.map(([name, { path }]) => {
            const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
            return {
              path,
              files: files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`),
              firstView: firstViewScreens[name],
            };
          });
          const others = screenRoutes.flatMap(([, { otherPaths = [] }]) =>
            otherPaths.map((path) => ({ path, files: [] })),
          );
          const content = JSON.stringify([...screens, ...others]);
          compilation.emitAsset('screens.json', new sources.RawSource(content));
        },
      );
    });
  },
};
