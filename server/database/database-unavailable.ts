import { DatabaseError } from 'pg';
import { messageOf } from '../errors/error-facts.ts';

/** The database cannot be reached, or the connection broke. A statement that was running may have succeeded. */
export class DatabaseUnavailable extends Error {
  constructor(error: unknown) {
    // If a host name has several addresses, the error is an AggregateError without a message.
    const [reason = error] = error instanceof AggregateError ? error.errors : [error];
    super(`The database cannot be reached: ${messageOf(reason)}`);
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * Wraps connection errors as DatabaseUnavailable. Errors that PostgreSQL reports, and programming errors, are returned
 * unchanged.
 */
export const wrapConnectionError = (error: unknown): unknown =>
  [DatabaseError, TypeError, RangeError].some((kind) => error instanceof kind)
    ? error
    : new DatabaseUnavailable(error);
