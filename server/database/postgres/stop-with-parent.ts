import { spawn } from 'node:child_process';

/**
 * Reads until standard input closes, which happens when the platform ends. Then it stops the server and removes the
 * temporary folder.
 */
const script = `
read -r _
kill -INT "$1" 2>/dev/null
for _ in 1 2 3 4 5 6 7 8; do
  kill -0 "$1" 2>/dev/null || break
  sleep 1
done
kill -QUIT "$1" 2>/dev/null
[ -z "$2" ] || rm -rf "$2"
`;

/**
 * Stops a server when this process (the platform, or a command without it) has ended, even by SIGKILL, and removes a
 * temporary folder. Returns a function that cancels this. Windows ends child processes with their parent by itself.
 */
export function stopWithParent(serverProcessId: number, temporaryFolder?: string): () => void {
  if (process.platform === 'win32') return () => {};
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', String(serverProcessId), temporaryFolder ?? ''], {
    // A signal from a terminal reaches a whole group of processes; this one must survive its parent.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  watcher.on('error', () => {});
  return () => watcher.kill('SIGKILL');
}
