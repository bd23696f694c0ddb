/**
 * Restarts this program in the same process: process ID, arguments and standard streams stay. Returns only where the
 * system cannot do this, such as Windows.
 */
export function replaceProcess(environment: NodeJS.ProcessEnv): void {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, environment);
}
