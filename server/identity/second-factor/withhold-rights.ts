import type { Caller } from '../../http/rights.ts';

/**
 * An administrator without the second factor that is required is nobody special: whatever looks at role and grantings
 * refuses. `withheld` keeps what the account has, so that the refusal can name the next step.
 */
export function withholdRights(caller: Caller): Caller {
  if (caller.role !== 'ADMIN') return caller;
  const { role, grantings } = caller;
  return { ...caller, role: 'USER', grantings: [], withheld: { role, grantings } };
}
