import webpack, { type Configuration } from 'webpack';

/** Builds once. A warning is an error. */
export function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings())
          reject(new Error(stats.toString('errors-warnings')));
        else resolve();
      });
    });
  });
}
