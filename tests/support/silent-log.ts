import { undeclaredFailure } from '../../server/http/declared-failures.ts';

/** For applications whose log, the security log included, is not part of a test. Their log level has to be 'error'. */
export const silentLog = { write: rejectUndeclaredFailures };

/** Fails the request whose operation answers with an error code that it does not declare. */
export function rejectUndeclaredFailures(line: string): void {
  const { msg, operation, code } = JSON.parse(line);
  if (msg === undeclaredFailure) throw new Error(`${operation} has to declare ${code} in its failures.`);
}
