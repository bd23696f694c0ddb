import type { Access } from '../../../server/http/access.ts';

/** Kinds of callers. The owner is the reader whose id is in the path. 'STAFF EDITOR' has that role and granting. */
export const callers = [
  'a visitor',
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
export type AccessCaller = (typeof callers)[number];

const [visitor, wrongToken, expired, ...signedIn] = callers;
const withoutSession: readonly AccessCaller[] = [visitor, wrongToken, expired];
const publishers: AccessCaller[] = ['USER PUBLISHER', 'STAFF PUBLISHER'];

/** The callers that each access allows, written from rule 10 and not derived from the platform's table. */
const allowedCallers: Record<Access, readonly AccessCaller[]> = {
  anyone: callers,
  'anyone or reader': [visitor, ...signedIn],
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
  REQUESTS: ['ADMIN', 'USER EDITOR', 'STAFF EDITOR', 'USER MANAGER', 'STAFF MANAGER', ...publishers],
  REQUESTS_STAFF: ['ADMIN', 'STAFF EDITOR', 'STAFF MANAGER'],
};

export const accessValues = Object.keys(allowedCallers) as Access[];

export function expectedOutcomeOf(caller: AccessCaller, access: Access): 'allowed' | 401 | 403 {
  if (allowedCallers[access].includes(caller)) return 'allowed';
  return withoutSession.includes(caller) ? 401 : 403;
}
