import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { IdentityService } from '../service.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { ProfileColumns } from './change-account.ts';

/** Data that identifies the owner of an account, and contact data. Changes to it need confirmation. */
const confirmedColumns = ['phoneNumber', 'cpf', 'address'] as const satisfies (keyof ProfileColumns)[];

interface RequestedChanges<Columns> {
  /** The account to change. */
  uuid: string;
  columns: Columns;
  /** The owner or the guardian, who confirms with their own password. */
  caller: Caller;
  password: string | undefined;
}

/**
 * Requires confirmation if a sensitive column changes, and returns the columns that differ from the account. Forms also
 * send unchanged values. Throws like `requireRecentSignIn`, and the ApiError USER.NOT_FOUND.
 */
export async function confirmChanges<Columns extends ProfileColumns>(
  service: Pick<IdentityService, 'accounts' | 'attempts'>,
  { uuid, columns, caller, password }: RequestedChanges<Columns>,
): Promise<Partial<Columns>> {
  const account = await service.accounts.find(uuid);
  if (!account) throw new ApiError('USER.NOT_FOUND');
  const current: Record<string, unknown> = account;
  const entries = Object.entries(columns).filter(([name, value]) => !isDeepStrictEqual(value, current[name]));
  const changed = Object.fromEntries(entries) as Partial<Columns>;
  if (confirmedColumns.some((name) => name in changed)) {
    await requireRecentSignIn(service, caller, password);
  }
  return changed;
}
