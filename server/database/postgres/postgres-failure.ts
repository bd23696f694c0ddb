import { ExplainedFailure } from '../../errors/explained-failure.ts';
import { fullDisk } from './watch-child.ts';

const otherServerAdvice = 'Set DATABASE_URL to the address of a PostgreSQL server to use that one instead.';
const backupAdvice =
  'If files in this folder are missing or damaged, restore DATA_DIR from a backup, or set DATA_DIR to another folder.';

/** Returns the next step. For a full disk, other advice does not help. */
const adviceFor = (reason: string, otherwise: string): string =>
  fullDisk.test(reason) ? 'Make room on the disk, then try again.' : otherwise;

/** PostgreSQL cannot be started here. The reason completes "PostgreSQL does not start: …". */
export class PostgresFailure extends ExplainedFailure {
  readonly reason: string;

  constructor(reason: string) {
    super(`PostgreSQL does not start: ${reason}. ${adviceFor(reason, otherServerAdvice)}`);
    this.reason = reason;
  }
}

/** Explains a failed start with an existing cluster, whose files may be the cause. */
export const explainClusterFailure = ({ reason }: PostgresFailure, cluster: string): ExplainedFailure =>
  new ExplainedFailure(
    `PostgreSQL does not start with the database in ${cluster}: ${reason}. ${adviceFor(reason, backupAdvice)}`,
  );
