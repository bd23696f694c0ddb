import type { Access } from '../../../server/http/rights.ts';

/** Who calls. The owner is the reader whom a path names; 'STAFF EDITOR' has that role and that granting. */
export const callers = [
  'nobody',
  'a wrong token',
  'an expired session',
  'the owner',
  "the owner's guardian",
  "the owner's guided child",
  'USER',
  'STAFF',
  'ADMIN',
  'USER EDITOR',
  'USER PUBLISHER',
  'USER ACCOUNTANT',
  'USER MANAGER',
  'STAFF EDITOR',
  'STAFF PUBLISHER',
  'STAFF ACCOUNTANT',
  'STAFF MANAGER',
] as const;
export type Who = (typeof callers)[number];

const [nobody, wrongToken, expired, ...signedIn] = callers;
const withoutSession: readonly Who[] = [nobody, wrongToken, expired];
const publishers: Who[] = ['USER PUBLISHER', 'STAFF PUBLISHER'];

/** Written from rule 10, not from the platform's own table. */
const admitted: Record<Access, readonly Who[]> = {
  anyone: callers,
  'anyone or reader': [nobody, ...signedIn],
  reader: signedIn,
  oneself: ['the owner'],
  'oneself or guardian': ['the owner', "the owner's guardian"],
  'oneself, guardian or ADMIN': ['the owner', "the owner's guardian", 'ADMIN'],
  ADMIN: ['ADMIN'],
  PUBLISHING: ['ADMIN', 'USER EDITOR', 'STAFF EDITOR', ...publishers],
  PUBLISHING_STAFF: ['ADMIN', 'STAFF EDITOR'],
  PUBLISHING_PARTNER: publishers,
  FINANCIAL: ['ADMIN', 'USER ACCOUNTANT', 'STAFF ACCOUNTANT', ...publishers],
  FINANCIAL_STAFF: ['ADMIN', 'STAFF ACCOUNTANT'],
  FINANCIAL_PARTNER: publishers,
  MANAGER: ['ADMIN', 'USER MANAGER', 'STAFF MANAGER', ...publishers],
  MANAGER_STAFF: ['ADMIN', 'STAFF MANAGER'],
  MANAGER_PARTNER: publishers,
};

export const statements = Object.keys(admitted) as Access[];

export function expectedOf(who: Who, access: Access): 'admitted' | 401 | 403 {
  if (admitted[access].includes(who)) return 'admitted';
  return withoutSession.includes(who) ? 401 : 403;
}
