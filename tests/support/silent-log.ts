import { undeclaredFailure } from '../../server/http/failures/declared-failures.ts';

/** For applications whose logs, including the security log, are not tested. Their log level must be 'error'. */
export const silentLog = { write: rejectUndeclaredFailures };

/** Fails a request if its operation answers with an undeclared error code. */
export function rejectUndeclaredFailures(line: string): void {
  const { msg, operation, code } = JSON.parse(line);
  if (msg === undeclaredFailure) throw new Error(`${operation} must declare ${code} in its failures.`);
}
