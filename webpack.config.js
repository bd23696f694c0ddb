import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { iconNames } from './src/presentation/ui/icon/icon-names.ts';
import { compression } from './tools/webpack/compression.ts';
import { emitFile, hashedName } from './tools/webpack/emit-file.ts';
import { emitScreens } from './tools/webpack/emit-screens.ts';
import { firstScript } from './tools/webpack/first-script.ts';
import { iconSprite } from './tools/webpack/icon-sprite.ts';
import { indexPage } from './tools/webpack/index-page.ts';
import { scripts, styles } from './tools/webpack/loaders.ts';

/** @import { Configuration } from 'webpack' */
/** @typedef {'production' | 'development'} Mode */

const root = import.meta.dirname;

/** Separate folders, so that development does not replace the files of a running platform. */
export const buildFolder = (/** @type {Mode} */ mode) => (mode === 'production' ? 'dist' : '.cache/dev');

const iconFolders = [
  join(root, 'src/presentation/ui/icon/own'),
  join(dirname(fileURLToPath(import.meta.resolve('lucide-static/package.json'))), 'icons'),
];
const icons = iconSprite(iconNames, iconFolders);
const iconsName = hashedName('icons', 'svg', icons);
const assetModuleFilename = 'assets/[name].[hash:12][ext]';
const routerBuild = join(root, 'node_modules/react-router/dist/production');
const assets = { test: /\.(woff2|svg)$/, type: 'asset/resource' };

/**
 * `npx webpack` creates the production build, `npx webpack --mode development` the one with /gallery.
 * @param {unknown} [_environment]
 * @param {{ mode?: Mode }} [options]
 * @returns {Configuration[]}
 */
export default function configurations(_environment, options) {
  if (options?.mode === 'development') return [webConfiguration('development')];
  return [webConfiguration('production'), firstViewConfiguration()];
}

/**
 * The web app: hashed, compressed, without inline scripts or styles.
 * @param {Mode} mode
 * @returns {Configuration}
 */
export function webConfiguration(mode, folder = buildFolder(mode)) {
  const isProduction = mode === 'production';
  return {
    name: 'web',
    mode,
    context: root,
    entry: {
      main: './src/composition/startup/start.ts',
      // Not hashed: browsers look for a new version at the address of the old one.
      push: {
        import: './src/infrastructure/browser/push/push-worker.ts',
        filename: 'push-worker.js',
      },
    },
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'source-map',
    output: {
      path: resolve(root, folder),
      // The names of all files are part of the first load: two characters more cost 0.1 kB. A name only has to differ from
      // the same file of other versions.
      filename: 'assets/[name].[contenthash:6].js',
      chunkFilename: 'assets/[name].[contenthash:6].js',
      assetModuleFilename,
      publicPath: '/',
      clean: true,
      // The platform's content security policy allows only this name.
      trustedTypes: { policyName: 'banca' },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // The package's exports name only its development build. Its production build has no warnings.
      alias: isProduction
        ? {
            'react-router/dom$': join(routerBuild, 'dom-export.mjs'),
            'react-router$': join(routerBuild, 'index.mjs'),
          }
        : {},
    },
    module: { rules: [scripts, styles(isProduction ? 'production' : 'development'), assets] },
    optimization: {
      // Otherwise webpack's development mode drops files of class-validator that are needed.
      sideEffects: isProduction,
      minimizer: [
        // Terser removes another 0.7 kB that SWC leaves.
        new TerserPlugin({
          minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
          // Each further pass saves 0.1 kB.
          terserOptions: [
            { compress: { passes: 3 } },
            { compress: { passes: 3 }, format: { comments: false } },
          ],
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      // Bytes before minification. A shared file compresses worse than a copy in each screen: sharing smaller ones
      // costs a first load up to 1.4 kB and one or two more requests. Libraries of forms are shared: they load later.
      splitChunks: {
        minSize: 30_000,
        cacheGroups: {
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial' },
          default: { minSize: 130_000, minChunks: 2, priority: -20, reuseExistingChunk: true },
        },
      },
    },
    cache: cacheNamed(folder),
    performance: { hints: false },
    plugins: [
      constants(isProduction),
      emitFile(iconsName, icons),
      emitFile(hashedName('theme', 'js', firstScript), firstScript),
      emitScreens,
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:6].css',
        chunkFilename: 'assets/[name].[contenthash:6].css',
      }),
      new HtmlWebpackPlugin({
        templateContent: ({ compilation, htmlWebpackPlugin }) =>
          indexPage({ compilation, htmlWebpackPlugin }),
        // Pages do not load the worker.
        excludeChunks: ['push'],
        inject: false,
        minify: false,
      }),
      ...(isProduction ? compression : []),
    ],
  };
}

/**
 * The app as one file for Node, with which the platform renders first views. It has the browser builds of the libraries
 * and the class names and asset addresses of the web app, but no assets.
 * @returns {Configuration}
 */
function firstViewConfiguration(folder = buildFolder('production')) {
  return {
    name: 'first-view',
    // The build of the web app empties the folder first.
    dependencies: ['web'],
    mode: 'production',
    context: root,
    entry: { 'first-view': './src/composition/first-view/first-view.tsx' },
    target: 'node24',
    devtool: false,
    output: {
      path: resolve(root, folder),
      filename: 'first-view.mjs',
      assetModuleFilename,
      publicPath: '/',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['browser', 'import', 'module', 'default'],
      aliasFields: ['browser'],
      mainFields: ['browser', 'module', 'main'],
    },
    module: {
      // One file: no chunks and no worker.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false } },
      rules: [scripts, styles('first view'), { ...assets, generator: { emit: false } }],
    },
    optimization: { sideEffects: true, minimize: false, splitChunks: false, runtimeChunk: false },
    experiments: { outputModule: true },
    cache: cacheNamed(`${folder}-first-view`),
    plugins: [constants(true)],
  };
}

const constants = (/** @type {boolean} */ isProduction) =>
  new webpack.DefinePlugin({
    ICON_SPRITE: JSON.stringify(`/${iconsName}`),
    IS_PRODUCTION: JSON.stringify(isProduction),
  });

/** Parallel builds must not share a cache. */
const cacheNamed = (/** @type {string} */ name) => ({
  type: /** @type {const} */ ('filesystem'),
  name: name.replace(/\W+/g, '-'),
  cacheDirectory: join(root, '.cache/webpack'),
  buildDependencies: { config: [import.meta.filename] },
});
