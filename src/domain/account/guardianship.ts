import type { Reader } from './reader.ts';

/** Who may take an action in a guided account. Rule 11. */
const permittedPersons = {
  'public-profile': 'child',
  purchase: 'guardian',
  'payment-card': 'guardian',
  voucher: 'guardian',
  'operator-link': 'guardian',
  phone: 'guardian',
  'personal-data': 'guardian',
  password: 'guardian',
  deletion: 'guardian',
  'guided-accounts': 'guardian',
} as const;

/** An action in an account that may have a guardian. */
export type AccountAction = keyof typeof permittedPersons;

type Guided = Pick<Reader, 'guardianId'>;

/** A guided account belongs to a child. A reader without a profile has no guardian. */
export const isGuided = (reader: Guided | null): boolean => Boolean(reader?.guardianId);

/** If false, the action fails with `failures.parentPermission`. The platform also rejects it: USER.PARENT_PERMISSION. */
export const mayDo = (action: AccountAction, reader: Guided | null): boolean =>
  permittedPersons[action] === 'child' || !isGuided(reader);
