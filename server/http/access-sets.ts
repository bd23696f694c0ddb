import type { AccountTable } from '../database/identity-tables.ts';

export const grantings = ['EDITOR', 'PUBLISHER', 'ACCOUNTANT', 'MANAGER'] as const;
export type AccountGranting = (typeof grantings)[number];

/** A caller matches an entry if they have everything that it names. */
interface AccessRequirement {
  role?: AccountTable['role'];
  granting?: AccountGranting;
}

const administrators: AccessRequirement = { role: 'ADMIN' };
const publishers: AccessRequirement = { granting: 'PUBLISHER' };

/** One matching entry is enough. Rule 10. */
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
} as const satisfies Record<string, readonly AccessRequirement[]>;

export type AccessSetName = keyof typeof accessSets;
export const accessSetNames = Object.keys(accessSets) as AccessSetName[];

export const isAccessSet = (access: string): access is AccessSetName => Object.hasOwn(accessSets, access);

export function includesCaller(
  set: AccessSetName,
  caller: { role: AccountTable['role']; grantings: string[] },
): boolean {
  const entries: readonly AccessRequirement[] = accessSets[set];
  return entries.some(
    ({ role, granting }) =>
      (role === undefined || role === caller.role) &&
      (granting === undefined || caller.grantings.includes(granting)),
  );
}
