import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type FileCacheOptions } from 'webpack';
import { iconNames } from '../../src/presentation/ui/icon/icon-names.ts';
import { EmitScreens } from './emit-screens.ts';
import { firstScript } from './first-script.ts';
import { EmitAsset, iconSprite } from './icon-sprite.ts';
import { indexPage } from './index-page.ts';
import { leftOut } from './left-out.ts';

const root = resolve(import.meta.dirname, '../..');
const resolvePackage = createRequire(import.meta.url).resolve;

/** Names of Trusted Types policies must be the ones that the platform's content security policy allows. */
const trustedTypesPolicy = 'banca';

/** Apart, so that whoever develops does not replace what a started platform serves. */
export const buildFolder = (mode: 'production' | 'development'): string =>
  mode === 'production' ? 'dist' : '.cache/dev';

const icons = new EmitAsset(
  'icons',
  'svg',
  iconSprite(iconNames, [
    join(root, 'src/presentation/ui/icon/own'),
    join(dirname(resolvePackage('lucide-static/package.json')), 'icons'),
  ]),
);

/** How the web app is built: hashed, compressed, without an inline script or style. */
export function configuration(mode: 'production' | 'development', folder = buildFolder(mode)): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: root,
    entry: { main: './src/composition/start.ts' },
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'source-map',
    output: {
      path: resolve(root, folder),
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename,
      publicPath: '/',
      clean: true,
      trustedTypes: { policyName: trustedTypesPolicy },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: leftOut(isProduction) },
    module: {
      rules: [
        scripts,
        styles(isProduction, 'emitted'),
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
        decorators,
        classMetadata,
      ],
    },
    optimization: {
      // In development webpack would leave out files of class-validator that are needed after all.
      sideEffects: isProduction,
      minimizer: [
        // The second finds 0.7 kB of the libraries that the first leaves.
        new TerserPlugin({
          minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
          terserOptions: [{}, { format: { comments: false } }],
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      // In bytes before minification. A file that screens share compresses worse than what each brings along: where it
      // is smaller, sharing it costs a first load up to 1.3 kB and one more request.
      splitChunks: {
        minSize: 30_000,
        cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial' } },
      },
    },
    cache: keepIn(folder),
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({
        ICON_SPRITE: JSON.stringify(icons.address),
        IS_PRODUCTION: JSON.stringify(isProduction),
      }),
      icons,
      new EmitAsset('theme', 'js', firstScript),
      new EmitScreens(),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        chunkFilename: 'assets/[name].[contenthash:8].css',
      }),
      new HtmlWebpackPlugin({
        templateContent: ({ compilation, htmlWebpackPlugin }) =>
          indexPage({ compilation, htmlWebpackPlugin }),
        inject: false,
        minify: false,
      }),
      ...(isProduction ? compression : []),
    ],
  };
}

/**
 * How the app is built for the platform, which draws first views with it: one file for Node, with the libraries as the
 * browser has them, the same names of classes and the same addresses, and nothing emitted twice.
 */
export function firstViewConfiguration(folder = buildFolder('production')): Configuration {
  const web = configuration('production', folder);
  return {
    ...web,
    entry: { 'first-view': './src/composition/first-view.tsx' },
    target: 'node24',
    output: {
      path: resolve(root, folder),
      filename: 'first-view.mjs',
      assetModuleFilename,
      publicPath: '/',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    experiments: { outputModule: true },
    resolve: {
      ...web.resolve,
      conditionNames: ['browser', 'import', 'module', 'default'],
      aliasFields: ['browser'],
      mainFields: ['browser', 'module', 'main'],
    },
    module: {
      // One file: no chunks, and no worker, which has nothing to do here.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false } },
      rules: [
        scripts,
        styles(true, 'named'),
        { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: { emit: false } },
        decorators,
        classMetadata,
      ],
    },
    optimization: { sideEffects: true, minimize: false, splitChunks: false, runtimeChunk: false },
    cache: keepIn(`${folder}-first-view`),
    plugins: [
      new webpack.DefinePlugin({
        ICON_SPRITE: JSON.stringify(icons.address),
        IS_PRODUCTION: 'true',
      }),
    ],
  };
}

const keepIn = (name: string): FileCacheOptions => ({
  type: 'filesystem',
  // One of its own for each build, so that those beside each other do not share it.
  name: name.replace(/\W+/g, '-'),
  cacheDirectory: join(root, '.cache/webpack'),
  buildDependencies: { config: [import.meta.filename] },
});

const assetModuleFilename = 'assets/[name].[hash:12][ext]';

const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  // Nothing of ours does anything by being imported, so what nobody uses of it may stay out.
  sideEffects: false,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, react: { runtime: 'automatic' } },
    },
  },
};

/** Inversify's, which nothing of ours wears; its package does not say that they may stay out. */
const decorators = { test: /@inversifyjs\/core\/lib\//, sideEffects: false };

/** The one file of ours that does something by being imported. */
const classMetadata = { test: /class-metadata\.ts$/, sideEffects: true };

/** 'named': only the names of the classes. */
const styles = (isProduction: boolean, outcome: 'emitted' | 'named') => ({
  test: /\.css$/,
  use: [
    ...(outcome === 'emitted' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: outcome === 'named',
          // The names weigh: 0.5 kB of script and as much of style on every screen.
          localIdentName: isProduction ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:4]',
        },
      },
    },
  ],
});

const compressible = /\.(js|css|svg|json)$/;

const compression = [
  new CompressionPlugin<object>({
    test: compressible,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({ test: compressible, filename: '[path][base].gz', algorithm: 'gzip' }),
];
