import { PostgresFailure } from '../../../../../server/database/postgres/postgres-failure.ts';
import { reasonOf } from '../../../../../server/database/postgres/watch-child.ts';

const childEnd = (errors: string) => ({ code: 1, signal: null, errors });

test('the reason of a failed start is the last error of PostgreSQL', () => {
  const errors =
    'LOG:  starting\nFATAL:  first\nPANIC:  could not locate a valid checkpoint record at 0/1.\nHINT:  x\n';
  expect(reasonOf(childEnd(errors))).toBe('could not locate a valid checkpoint record at 0/1');
});

test('the reason of a failed start is a full disk even if other errors follow, and the message has advice for it', () => {
  const errors =
    'FATAL:  could not extend file "base/1": No space left on device\nPANIC:  cannot abort transaction 1, it was already committed\n';
  const reason = reasonOf(childEnd(errors));
  expect(reason).toBe('could not extend file "base/1": No space left on device');
  expect(new PostgresFailure(reason).message).toBe(
    `PostgreSQL does not start: ${reason}. Make room on the disk, then try again.`,
  );
});
