import { DatabaseError } from 'pg';
import { messageOf } from '../media/error-facts.ts';

/** There is no connection to the database, or it broke: a statement under way may have been carried out. */
export class DatabaseUnavailable extends Error {
  constructor(error: unknown) {
    // If a host name has several addresses, the error is an AggregateError without a message.
    const [reason = error] = error instanceof AggregateError ? error.errors : [error];
    super(`The database cannot be reached: ${messageOf(reason)}`);
    this.name = 'DatabaseUnavailable';
  }
}

/** Without a report of PostgreSQL, and where the statement itself was sound, it was the connection. */
export const asUnavailable = (error: unknown): unknown =>
  [DatabaseError, TypeError, RangeError].some((kind) => error instanceof kind)
    ? error
    : new DatabaseUnavailable(error);
