import type { MultiStats, Stats } from 'webpack';

/** Matches the compiler's stack trace, which SWC adds to an error in a source. It is the end of an indented message. */
const ownStack = /\n\s*(Caused by:\n\s*Syntax Error\n\s*)?Stack backtrace:(\n\s+(\d+: |at ).*)*/g;

/** Formats the errors and warnings of a build with their location, but without stack traces of the compiler. */
export function describeErrors(stats: Stats | MultiStats, colors = false): string {
  return stats.toString({ preset: 'errors-warnings', errorStack: false, colors }).replace(ownStack, '');
}
