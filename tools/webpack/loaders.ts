import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  // No module of the app has import side effects, so unused ones are left out.
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

/** The first view needs only the class names. The build of the web app emits the styles. */
export const styles = (build: 'production' | 'development' | 'first view') => ({
  test: /\.css$/,
  use: [
    ...(build === 'first view' ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: build === 'first view',
          // Short names save 0.5 kB of script and as much style on every screen.
          localIdentName: build === 'development' ? '[name]-[local]-[hash:base64:4]' : '[hash:base64:5]',
        },
      },
    },
  ],
});
