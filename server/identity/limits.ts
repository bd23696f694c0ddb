import type { Limit } from './attempts.ts';

const minute = 60_000;
const hour = 60 * minute;

const login = { milliseconds: 15 * minute, refusal: 'LOGIN.TOO_MANY_ATTEMPTS' } as const;
const quarter = { milliseconds: 15 * minute, refusal: 'REQUEST.TOO_MANY' } as const;
const hourly = { milliseconds: hour, refusal: 'REQUEST.TOO_MANY' } as const;

/**
 * How often something may be tried: by one address, for one account from everywhere, or for one name from one
 * address. An address is the network that `networkOf` makes of it.
 */
export const limits = {
  login: {
    addressAndEntry: { name: 'login by address and entry', most: 10, ...login },
    account: { name: 'login by account', most: 100, ...login },
    address: { name: 'login by address', most: 100, ...login },
  },
  existence: { address: { name: 'existence by address', most: 300, ...quarter } },
  signUp: { address: { name: 'sign-up by address', most: 20, ...hourly } },
  recovery: {
    account: { name: 'recovery by account', most: 5, ...hourly },
    address: { name: 'recovery by address', most: 30, ...hourly },
  },
  /** Codes of letters, whatever they are for. */
  magicCode: { address: { name: 'magic code by address', most: 30, ...hourly } },
  redefine: { account: { name: 'redefine by account', most: 10, ...quarter } },
  resend: {
    account: { name: 'resend by account', most: 5, ...hourly },
    address: { name: 'resend by address', most: 30, ...hourly },
  },
  /** Pictures cost time to make. */
  pictures: { account: { name: 'pictures by account', most: 30, ...hourly } },
} as const satisfies Record<string, Record<string, Limit>>;
