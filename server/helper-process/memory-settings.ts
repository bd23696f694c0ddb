/**
 * Settings of the GNU C library, which reads them when a process starts; other allocators ignore them. By default it
 * keeps up to eight arenas for each core and ever larger freed blocks in them. With these it has one arena, and blocks
 * from 128 KiB on, such as images, go back to the system when they are freed.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/**
 * Replaces this process by one that has the settings, with the same number, arguments and streams. It returns where
 * that is not possible, and where the environment has settings already.
 */
export function applyMemorySettings(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, ...memorySettings });
}
