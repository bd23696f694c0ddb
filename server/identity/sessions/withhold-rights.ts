import type { Caller } from '../../http/access.ts';

/**
 * Removes the rights of an administrator who has not set up the required second factor, so that all checks of role and
 * grantings fail. `withheld` keeps the rights, so that the error message can explain the next step.
 */
export function withholdRights(caller: Caller): Caller {
  if (caller.role !== 'ADMIN') return caller;
  const { role, grantings } = caller;
  return { ...caller, role: 'USER', grantings: [], withheld: { role, grantings } };
}
