import { DatabaseUnavailable } from '../../database/database-unavailable.ts';
import { DatabaseNotReady } from '../../database/postgres/start-postgres.ts';
import { codeOf } from '../../errors/error-facts.ts';
import { HelperUnavailable } from '../../helper-process/helper-unavailable.ts';

/**
 * Temporary failures of the database or the machine, by error code of PostgreSQL or the operating system. Two
 * characters identify a whole class of PostgreSQL codes. The request can succeed later without changes.
 */
const reasons: Record<string, string> = {
  '08': 'the connection to the database broke',
  '25006': 'the database is read-only',
  '25P03': 'the database ended an idle transaction',
  '25P04': 'a transaction took too long',
  '28': 'the database refuses the account of the platform',
  '3D000': 'the database does not exist',
  '40': 'the transaction conflicted with another one',
  '53': 'the database has no disk, memory or connections left',
  '55P03': 'a row was locked for too long',
  '57': 'the database is starting or stopping, or ended a statement that took too long',
  '58': 'the disk of the database fails',
  EAI_AGAIN: 'the name of a service cannot be looked up',
  ECONNREFUSED: 'a service refuses connections',
  ECONNRESET: 'the connection to a service broke',
  EHOSTUNREACH: 'a service cannot be reached',
  ENETUNREACH: 'a service cannot be reached',
  ENOTFOUND: 'the name of a service is not known',
  EPIPE: 'the connection to a service broke',
  ETIMEDOUT: 'a service does not answer',
  EAGAIN: 'the machine has no processes left',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk fails',
  EMFILE: 'the process has too many open files',
  ENFILE: 'the machine has too many open files',
  ENOMEM: 'the machine has no memory left',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

const unavailableErrors = [DatabaseUnavailable, DatabaseNotReady, HelperUnavailable];

/** Returns the reason of a temporary failure, for logs. Null for all other errors. */
export function explainUnavailability(error: unknown): string | null {
  if (error instanceof Error && unavailableErrors.some((kind) => error instanceof kind)) return error.message;
  const code = codeOf(error);
  if (code === undefined) return null;
  const reason = reasons[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? reasons[code.slice(0, 2)] : undefined);
  return reason === undefined ? null : `${reason} (${code})`;
}
