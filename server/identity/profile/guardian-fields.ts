import type { Caller } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Profiles } from '../profiles.ts';

/** Fields of a guided account that only the guardian may change: identity and contact data of the child. */
const guardianFields: readonly string[] = ['cpf', 'birthDate', 'address', 'phoneNumber'];

/** Throws the ApiError USER.PARENT_PERMISSION if a guided account changes a field that only the guardian may change. */
export async function requirePermission(
  profiles: Profiles,
  caller: Caller,
  changed: Iterable<string>,
): Promise<void> {
  const isReserved = [...changed].some((field) => guardianFields.includes(field));
  if (isReserved && (await profiles.isGuided(caller.uuid))) throw new ApiError('USER.PARENT_PERMISSION');
}
