import { globSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { compile } from '../../tools/webpack/compile.ts';
import { webConfiguration } from '../../webpack.config.js';
import type { Figure } from './figures.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = '.cache/interface-library';

/** Libraries that the first load of the app contains anyway. They are not counted. */
const alreadyLoaded = /^(react|react-dom|react-router-dom|react-i18next|i18next|mobx|mobx-react-lite)(\/|$)/;

/**
 * The size of the interface library if one screen used all of it: its code, its styles, and the libraries that nothing
 * else needs.
 */
export async function measureInterfaceLibrary(): Promise<Figure[]> {
  const entry = join(root, folder, 'everything.ts');
  await rm(join(root, folder), { recursive: true, force: true });
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(
    entry,
    listModules()
      .map((path, index) => `import * as module${index} from '${path}';\nexport { module${index} };\n`)
      .join(''),
  );
  const baseConfiguration = webConfiguration('production', join(folder, 'built'));
  const everything: Configuration = {
    ...baseConfiguration,
    entry,
    externals: alreadyLoaded,
    externalsType: 'commonjs',
    output: { ...baseConfiguration.output, library: { type: 'commonjs' } },
    optimization: {
      ...baseConfiguration.optimization,
      splitChunks: {
        cacheGroups: { libraries: { test: /node_modules/, name: 'libraries', chunks: 'all', enforce: true } },
      },
    },
  };
  await compile([everything]);
  const sizes = await brotliSizes(join(root, folder, 'built/assets'));
  const sum = (pattern: RegExp) =>
    sizes.filter(({ name }) => pattern.test(name)).reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return [
    { name: 'interface library: own script, brotli', value: sum(/^(?!libraries).*\.js\.br$/), unit: 'kB' },
    {
      name: 'interface library: libraries only it needs, brotli',
      value: sum(/^libraries.*\.js\.br$/),
      unit: 'kB',
    },
    { name: 'interface library: style, brotli', value: sum(/\.css\.br$/), unit: 'kB' },
  ];
}

function listModules(): string[] {
  const ui = join(root, 'src/presentation/ui');
  return globSync('**/*.{ts,tsx,css}', { cwd: ui })
    .filter((file) => !/\.(fixtures\.tsx|d\.ts|module\.css)$|fixture\.ts$|\.(pt-br|en-us)\.ts$/.test(file))
    .sort()
    .map((file) => join(ui, file));
}

async function brotliSizes(assets: string) {
  const names = await readdir(assets);
  return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(assets, name))).size })));
}
