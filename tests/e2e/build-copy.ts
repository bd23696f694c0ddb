import { join, resolve } from 'node:path';
import type { Configuration } from 'webpack';

/** Builds the copy of the app in the given folder like `npm start`, but neither minifies nor compresses scripts. */
const folder = resolve(process.argv[2] ?? '.');
const { default: configurations } = await import(join(folder, 'webpack.config.js'));
const { compile } = await import(join(folder, 'tools/webpack/compile.ts'));
await compile(
  configurations().map((configuration: Configuration) => ({
    ...configuration,
    optimization: { ...configuration.optimization, minimize: false },
    plugins: configuration.plugins?.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
  })),
);
