import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ApiError } from '../../http/api-error.ts';

/**
 * Checks whether a session may be opened, in the transaction that opens it and with the account locked. Null if it may.
 * Commit the transaction also after an ApiError, because the attempt must stay counted.
 */
export type SessionGate = (trx: Transaction<Tables>, account: string, now: Date) => Promise<ApiError | null>;
