import { replaceProcess } from './replace-process.ts';

/**
 * Settings of the GNU C library, which reads them when a process starts. Other allocators ignore them. By default each
 * core has up to eight arenas, which keep freed memory. With these settings there is one arena, and freed blocks of
 * 64 KiB or more, such as images, return to the system.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/**
 * Restarts this process with the settings. Process ID, arguments and streams stay the same. Does nothing if the system
 * does not support this, or if MALLOC_ARENA_MAX is set.
 */
export function applyMemorySettings(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return;
  replaceProcess({ ...process.env, ...memorySettings });
}
