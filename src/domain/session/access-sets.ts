import type { IdentityUser } from './session.ts';

type Role = 'ADMIN' | 'STAFF' | 'USER';
/** A permission that administrators grant to an account. */
export type AccessGranting = 'EDITOR' | 'PUBLISHER' | 'ACCOUNTANT' | 'MANAGER';

/** An entry requires everything that it names. */
interface Entry {
  readonly role?: Role;
  readonly granting?: AccessGranting;
}

const administrators: Entry = { role: 'ADMIN' };
const publishers: Entry = { granting: 'PUBLISHER' };

/** One matching entry is enough. Partner sets do not include administrators. Rule 10. */
const accessSets = {
  ADMIN: [administrators],
  PUBLISHING: [administrators, { granting: 'EDITOR' }, publishers],
  PUBLISHING_STAFF: [administrators, { role: 'STAFF', granting: 'EDITOR' }],
  PUBLISHING_PARTNER: [publishers],
  FINANCIAL: [administrators, { granting: 'ACCOUNTANT' }, publishers],
  FINANCIAL_STAFF: [administrators, { role: 'STAFF', granting: 'ACCOUNTANT' }],
  FINANCIAL_PARTNER: [publishers],
  MANAGER: [administrators, { granting: 'MANAGER' }, publishers],
  MANAGER_STAFF: [administrators, { role: 'STAFF', granting: 'MANAGER' }],
  MANAGER_PARTNER: [publishers],
  /** Requests for approval. Which of them depends on their kind. */
  REQUESTS: [administrators, { granting: 'EDITOR' }, { granting: 'MANAGER' }, publishers],
  REQUESTS_STAFF: [
    administrators,
    { role: 'STAFF', granting: 'EDITOR' },
    { role: 'STAFF', granting: 'MANAGER' },
  ],
} as const satisfies Record<string, readonly Entry[]>;

export type AccessSet = keyof typeof accessSets;

/**
 * Decides what the app offers. The platform checks each request itself. A user without an email address counts as not
 * authenticated (rule 13).
 */
export function grants(set: AccessSet, user: Pick<IdentityUser, 'email' | 'link'> | null): boolean {
  if (!user?.email) return false;
  const { roles, grantings } = user.link;
  const entries: readonly Entry[] = accessSets[set];
  return entries.some(
    ({ role, granting }) =>
      (role === undefined || roles.includes(role)) &&
      (granting === undefined || grantings.includes(granting)),
  );
}
