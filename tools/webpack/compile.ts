import webpack, { type Configuration } from 'webpack';
import { describeErrors } from './describe-errors.ts';

/** Builds once. Warnings are errors. */
export function compile(configurations: Configuration[]): Promise<void> {
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings()) reject(new Error(describeErrors(stats)));
        else resolve();
      });
    });
  });
}
