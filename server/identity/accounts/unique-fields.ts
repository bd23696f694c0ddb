import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { isReservedUsername } from './reserved-usernames.ts';

/** Values that no two accounts share. Email addresses and usernames are compared without case. */
export interface UniqueAccountValues {
  email?: string | null;
  username?: string | null;
  phoneNumber?: string | null;
  cpf?: string | null;
}
export type UniqueAccountField = keyof UniqueAccountValues;

const codes: Record<UniqueAccountField, ApiErrorCode> = {
  email: 'USER.EXISTING_EMAIL',
  username: 'USER.EXISTING_USERNAME',
  phoneNumber: 'USER.EXISTING_PHONE_NUMBER',
  cpf: 'USER.EXISTING_CPF',
};

/** Another account has the same value, or it is reserved. The error code names the field. */
export class AccountExists extends ApiError {
  readonly field: UniqueAccountField;

  constructor(field: UniqueAccountField) {
    super(codes[field]);
    this.field = field;
  }
}

const conditions: Record<UniqueAccountField, (value: string) => ReturnType<typeof sql<boolean>>> = {
  email: (value) => sql<boolean>`lower(email) = lower(${value})`,
  username: (value) => sql<boolean>`lower(username) = lower(${value})`,
  phoneNumber: (value) => sql<boolean>`phone_number = ${value}`,
  cpf: (value) => sql<boolean>`cpf = ${value}`,
};

/**
 * Returns the first field whose value an account already has, or whose username is reserved. Null if all are free. Ignores
 * the account `except`.
 */
export async function findTakenField(
  database: Database,
  values: UniqueAccountValues,
  except?: string,
): Promise<UniqueAccountField | null> {
  for (const field of Object.keys(conditions) as UniqueAccountField[]) {
    const value = values[field];
    // PostgreSQL rejects the null character, so no account has it.
    if (!value || value.includes('\0')) continue;
    if (field === 'username' && isReservedUsername(value)) return field;
    let query = database.selectFrom('identity.account').select('uuid').where(conditions[field](value));
    if (except) query = query.where('uuid', '<>', except);
    if (await query.executeTakeFirst()) return field;
  }
  return null;
}

const uniqueViolation = '23505';

/**
 * Turns a unique violation, as caused by two concurrent requests with the same value, into `AccountExists`. Other
 * errors are rethrown.
 */
export async function explainUniqueViolation(
  database: Database,
  error: unknown,
  values: UniqueAccountValues,
  except?: string,
): Promise<never> {
  if ((error as { code?: unknown } | null)?.code !== uniqueViolation) throw error;
  const field = await findTakenField(database, values, except);
  throw field ? new AccountExists(field) : error;
}
