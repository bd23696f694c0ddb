/**
 * Restarts this program in the same process, with the same process ID, arguments and standard streams. Returns only if
 * the system does not support this, as on Windows.
 */
export function replaceProcess(environment: NodeJS.ProcessEnv): void {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, environment);
}
