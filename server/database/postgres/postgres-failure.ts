import { ExplainedFailure } from '../../explained-failure.ts';

/** PostgreSQL cannot be started here. The reason completes "PostgreSQL does not start: …". */
export class PostgresFailure extends ExplainedFailure {
  readonly reason: string;

  constructor(reason: string) {
    super(
      `PostgreSQL does not start: ${reason}. Set DATABASE_URL to the address of a PostgreSQL server to use that one instead.`,
    );
    this.reason = reason;
  }
}
