import type { ChildProcess } from 'node:child_process';

/** How a child process ended. */
export interface ChildEnd {
  /** Null if a signal ended it or it never started. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Standard error. If it is long, the middle is removed. */
  errors: string;
}

/**
 * Characters of standard error to keep: half from the beginning, which often contains the cause, and half from the end.
 */
const maxLength = 8000;
const shorten = (text: string): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength / 2) + text.slice(-maxLength / 2);
const maxOutputMs = 200;

/** Resolves when the process has ended or could not be started. */
export function watchChild(child: ChildProcess): Promise<ChildEnd> {
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (part) => {
    errors = shorten(errors + part);
  });
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: null, signal: null, errors: message }));
    child.once('close', (code, signal) => resolve({ code, signal, errors }));
    // Its own child processes may keep standard error open, so `close` may come late.
    child.once('exit', (code, signal) => setTimeout(() => resolve({ code, signal, errors }), maxOutputMs));
  });
}

const errorLabel = /^.*\b(FATAL|PANIC|error): +/;

/** How PostgreSQL reports a full disk. Later errors describe only its consequences. */
export const fullDisk = /No space left|quota exceeded|wrote only \d+ of/;

/** Returns why the process ended: a full disk, the last error that PostgreSQL reports, or the last line. */
export function reasonOf({ errors, code, signal }: ChildEnd): string {
  const lines = errors.trim().split('\n');
  const line =
    lines.find((each) => fullDisk.test(each)) ??
    lines.findLast((each) => errorLabel.test(each)) ??
    lines.at(-1);
  return line?.replace(errorLabel, '').replace(/\.$/, '') || (signal ?? `code ${code}`);
}
