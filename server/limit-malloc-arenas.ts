/**
 * Limits the memory that the C library keeps for itself. By default it has up to eight arenas for each core, and
 * threads that decode images leave freed memory in all of them. The limit is read when a process starts, so this
 * replaces the process by one that has it: same number, arguments and streams. It does nothing where another C library
 * or the environment decides.
 */
export function limitMallocArenas(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, MALLOC_ARENA_MAX: '2' });
}
