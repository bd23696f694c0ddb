import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../http/rights.ts';
import type { Profiles } from '../profiles.ts';

/** What of a guided account only its guardian may change: who the child is, and where and how it is reached. */
const guardiansOwn: readonly string[] = ['cpf', 'birthDate', 'address', 'phoneNumber'];

/** Throws the Refusal USER.PARENT_PERMISSION where a guided account changes what is its guardian's. */
export async function requirePermission(
  profiles: Profiles,
  caller: Caller,
  changed: Iterable<string>,
): Promise<void> {
  const isReserved = [...changed].some((field) => guardiansOwn.includes(field));
  if (isReserved && (await profiles.isGuided(caller.uuid))) throw new Refusal('USER.PARENT_PERMISSION');
}
