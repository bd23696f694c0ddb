import { spawn } from 'node:child_process';

/**
 * Reads until standard input closes, which happens when the platform ends. Then it stops the server, at once after eight
 * seconds, and removes the temporary folder.
 */
const script = `
read -r _
kill -INT "$1" 2>/dev/null
seconds=0
while kill -0 "$1" 2>/dev/null; do
  [ $seconds -lt 8 ] || { kill -QUIT "$1"; break; }
  seconds=$((seconds + 1))
  sleep 1
done
[ -z "$2" ] || rm -rf "$2"
`;

/**
 * Stops a server or initdb when this process (the platform, or a command without it) has ended, even by SIGKILL, and removes a
 * temporary folder. Returns a function that cancels this. Windows ends child processes with their parent by itself.
 */
export function stopWithParent(processId: number, temporaryFolder?: string): () => void {
  if (process.platform === 'win32') return () => {};
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', String(processId), temporaryFolder ?? ''], {
    // A signal from a terminal reaches a whole group of processes; this one must survive its parent.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  watcher.on('error', () => {});
  return () => watcher.kill('SIGKILL');
}
