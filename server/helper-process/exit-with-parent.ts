import { Worker } from 'node:worker_threads';

const intervalMs = 1000;

/**
 * Kills this process when its parent has ended. The process would not notice this itself while its work blocks it, such
 * as an endless loop in WebAssembly.
 */
export function exitWithParent(): void {
  const program = `
    setInterval(() => {
      if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
    }, ${intervalMs});
  `;
  new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
