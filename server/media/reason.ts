import { codeOf, messageOf } from '../errors/error-facts.ts';
import { ImportFailure } from './import-failure.ts';

/** By error code of the file system or, for a full disk of the database, of PostgreSQL. */
const reasons: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  ENAMETOOLONG: 'has a name that is too long',
  ELOOP: 'is a symbolic link that leads back to itself',
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
  EISDIR: 'is a folder',
  EIO: 'cannot be read: the disk reports an error',
  ENOSPC: 'could not be stored: the disk is full. Make room and import it again',
  EDQUOT: 'could not be stored: the disk quota is used up. Make room and import it again',
  EROFS: 'could not be stored: the data directory is read-only',
  '53100': 'could not be stored: the disk of the database is full. Make room and import it again',
};

/** The client disconnected, or the platform is stopping. */
const stoppedReason = 'was stopped before it finished';

/** Returns why a comic was not imported. The reason completes a sentence that starts with its name. */
export function reasonOf(error: unknown): string {
  if (error instanceof ImportFailure) return error.reason;
  const code = codeOf(error) ?? '';
  const message = messageOf(error);
  if (isAbort(error)) return stoppedReason;
  return reasons[code] ?? `could not be imported: ${message}`;
}

const isAbort = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
