import { codeOf, messageOf } from '../errors/error-facts.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { explainUnavailability } from '../http/failures/explain-unavailability.ts';

/** Why a file or folder cannot be used, by error code of the file system. */
const fileProblems: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a folder, and a file is needed',
  ENOTDIR: 'it, or a part of its path, is a file, and a folder is needed',
  EEXIST: 'another file or folder has this name',
  ENOTEMPTY: 'it contains other files',
  ELOOP: 'it is a link that leads to itself',
  ENOENT: 'it is missing',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** What to do, by the class of a PostgreSQL error code (its first two characters). */
const databaseProblems: Record<string, string> = {
  '53': 'Make room for it, then try again.',
  '58': 'If its files are damaged, restore them from a backup.',
  XX: 'If its files are damaged, restore them from a backup.',
};

/** Returns the message for the person who runs a command. Only programming errors include a stack trace. */
export function explainFailure(error: unknown): string {
  if (error instanceof ExplainedFailure) return error.message;
  return explainFileError(error) ?? explainDatabaseError(error) ?? explainOutage(error) ?? stackOf(error);
}

function explainFileError(error: unknown): string | null {
  const problem = fileProblems[codeOf(error) ?? ''];
  if (problem === undefined) return null;
  const { path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  return `${dest ?? path ?? 'A file'} cannot be used: ${problem}. Correct this, then try again.`;
}

function explainDatabaseError(error: unknown): string | null {
  const code = codeOf(error) ?? '';
  const advice = databaseProblems[code.slice(0, 2)];
  if (advice === undefined || code.length !== 5) return null;
  return `The database reports: ${messageOf(error)}. ${advice}`;
}

function explainOutage(error: unknown): string | null {
  const reason = explainUnavailability(error);
  return reason === null ? null : `The command failed: ${reason}. Try again shortly.`;
}

function stackOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  return typeof error === 'object' ? JSON.stringify(error) : String(error);
}
