import type { ChildProcess } from 'node:child_process';

/** How a child process ended. */
export interface ChildEnd {
  /** Null where a signal ended it or it never started. */
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The end of its standard error. */
  errors: string;
}

/** Characters of standard error that are kept. */
const maxLength = 4000;
const maxOutputMs = 200;

/** Resolves when the process has ended, also where the program cannot be started. */
export function watchChild(child: ChildProcess): Promise<ChildEnd> {
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (part) => {
    errors = (errors + part).slice(-maxLength);
  });
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: null, signal: null, errors: message }));
    child.once('close', (code, signal) => resolve({ code, signal, errors }));
    // Processes that it has started may keep its standard error open for longer.
    child.once('exit', (code, signal) => setTimeout(() => resolve({ code, signal, errors }), maxOutputMs));
  });
}

const errorLabel = /^.*\b(FATAL|PANIC|error): +/;

/** Why it ended: the last error that PostgreSQL reports, or else its last line. */
export function reasonOf({ errors, code, signal }: ChildEnd): string {
  const lines = errors.trim().split('\n');
  const line = lines.findLast((each) => errorLabel.test(each)) ?? lines.at(-1);
  return line?.replace(errorLabel, '').replace(/\.$/, '') || (signal ?? `code ${code}`);
}
