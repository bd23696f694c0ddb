import { spawn } from 'node:child_process';

/** Waits until standard input closes, which happens when the parent ends. */
const waitForParent = 'read -r _\n';

/** Requests a fast shutdown of the server, and after eight seconds an immediate one. */
const stopServer = `${waitForParent}
kill -INT "$1" 2>/dev/null
seconds=0
while kill -0 "$1" 2>/dev/null; do
  [ $seconds -lt 8 ] || { kill -QUIT "$1"; break; }
  seconds=$((seconds + 1))
  sleep 1
done
`;

/**
 * Stops a server or initdb when this process ends, even by SIGKILL. The process is the platform or a command.
 * Returns a function that cancels this. Windows ends child processes with their parent by itself.
 */
export const stopWithParent = (processId: number): (() => void) =>
  runAfterParent(stopServer, String(processId));

/**
 * Removes a temporary folder when this process ends, even if a server still runs from it. Returns a function that
 * cancels this.
 */
export const removeWithParent = (folder: string): (() => void) =>
  runAfterParent(`${waitForParent}rm -rf "$1"`, folder);

function runAfterParent(script: string, argument: string): () => void {
  if (process.platform === 'win32') return () => {};
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', argument], {
    // A signal from a terminal reaches a whole group of processes; this one must survive its parent.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  watcher.on('error', () => {});
  return () => watcher.kill('SIGKILL');
}
