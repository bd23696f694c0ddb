import { ExplainedFailure } from './explained-failure.ts';
import { unavailability } from './http/unavailability.ts';
import { codeOf, messageOf } from './media/error-facts.ts';

/** Why a file or folder cannot be used, by the codes of the file system. */
const fileProblems: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a folder, and a file is needed',
  ENOTDIR: 'it, or a part of its path, is a file, and a folder is needed',
  EEXIST: 'something else has its place',
  ENOTEMPTY: 'it contains other files',
  ELOOP: 'it is a link that leads to itself',
  ENOENT: 'it is missing',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** By the first two characters of PostgreSQL's codes: resources such as the disk, the system, and damaged files. */
const databaseProblems: Record<string, string> = {
  '53': 'Make room for it, then try again.',
  '58': 'If its files are damaged, restore them from a backup.',
  XX: 'If its files are damaged, restore them from a backup.',
};

/** What the person who runs a command is shown of a failure. Only mistakes in the program come with a stack trace. */
export function explainFailure(error: unknown): string {
  if (error instanceof ExplainedFailure) return error.message;
  return fileSentence(error) ?? databaseSentence(error) ?? passingSentence(error) ?? stackOf(error);
}

function fileSentence(error: unknown): string | null {
  const problem = fileProblems[codeOf(error) ?? ''];
  if (problem === undefined) return null;
  const { path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  return `${dest ?? path ?? 'A file'} cannot be used: ${problem}. Correct this, then try again.`;
}

function databaseSentence(error: unknown): string | null {
  const code = codeOf(error) ?? '';
  const advice = databaseProblems[code.slice(0, 2)];
  if (advice === undefined || code.length !== 5) return null;
  return `The database reports: ${messageOf(error)}. ${advice}`;
}

function passingSentence(error: unknown): string | null {
  const reason = unavailability(error);
  return reason === null ? null : `This could not be done now: ${reason}. Try again in a moment.`;
}

function stackOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  return typeof error === 'object' ? JSON.stringify(error) : String(error);
}
