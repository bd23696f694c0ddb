import type { MultiStats, Stats } from 'webpack';

/** The compiler's own stack, which SWC adds to a mistake in a source. It is the last part of an indented message. */
const ownStack = /\n\s*(Caused by:\n\s*Syntax Error\n\s*)?Stack backtrace:(\n\s+(\d+: |at ).*)*/g;

/** The errors and warnings of a build, with the place in the source and without stack traces of the compiler. */
export function describeErrors(stats: Stats | MultiStats, colors = false): string {
  return stats.toString({ preset: 'errors-warnings', errorStack: false, colors }).replace(ownStack, '');
}
