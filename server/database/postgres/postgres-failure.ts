import { ExplainedFailure } from '../../explained-failure.ts';

const otherServer = 'Set DATABASE_URL to the address of a PostgreSQL server to use that one instead.';

/** PostgreSQL cannot be started here. The reason completes "PostgreSQL does not start: …". */
export class PostgresFailure extends ExplainedFailure {
  readonly reason: string;

  constructor(reason: string) {
    super(
      `PostgreSQL does not start: ${reason}. ${/No space left|quota/.test(reason) ? makeRoom : otherServer}`,
    );
    this.reason = reason;
  }
}

const makeRoom = 'Make room on the disk, then try again.';

/** The failure of a server whose cluster exists, so that its files may be the cause. */
export const explainClusterFailure = ({ reason }: PostgresFailure, cluster: string): ExplainedFailure =>
  new ExplainedFailure(
    `PostgreSQL does not start with the database in ${cluster}: ${reason}. ${/No space left|quota/.test(reason) ? makeRoom : `If files in this folder are missing or damaged, restore DATA_DIR from a backup, or set DATA_DIR to another folder.`}`,
  );
