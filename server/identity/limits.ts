import type { Limit } from '../http/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const login = { milliseconds: 15 * minuteMs, refusal: 'LOGIN.TOO_MANY_ATTEMPTS' } as const;
const code = { refusal: 'LOGIN.TOO_MANY_ATTEMPTS' } as const;
const quarter = { milliseconds: 15 * minuteMs, refusal: 'REQUEST.TOO_MANY' } as const;
const hourly = { milliseconds: hourMs, refusal: 'REQUEST.TOO_MANY' } as const;

/**
 * Limits of attempts by one address, for one account from all addresses, or for one account from one address. An
 * address is the network that `networkOf` returns.
 */
export const limits = {
  login: {
    /** Counted by account. If there is no such account, counted by the entered name. */
    addressAndEntry: { name: 'login by address and entry', most: 10, ...login },
    /** Applies only to networks without a recent sign-in of the account, so that guesses do not lock out the owner. */
    account: { name: 'login by account', most: 100, ...login },
    /** Correct passwords are not counted, because many readers of a mobile operator share an IP address. */
    address: { name: 'login by address', most: 300, ...login },
    /** Correct and wrong passwords, for one account at one IP address, because hashing delays other requests. */
    repetition: { name: 'login repeated by address and entry', most: 2000, ...login },
  },
  /** Failed calls that begin or finish a sign-in with Google. `operator` has the same limits for operators. */
  google: {
    begin: { name: 'google begun by address', most: 60, ...quarter },
    finish: { name: 'google finished by address', most: 60, ...quarter },
  },
  /** Codes of the second factor. Three in a million are valid at a time. Correct codes are not counted. */
  secondFactor: {
    addressAndAccount: {
      name: 'second factor by address and account',
      most: 6,
      milliseconds: hourMs,
      ...code,
    },
    /** Applies only to networks without a recent sign-in of the account, and not to recovery codes. */
    account: { name: 'second factor by account', most: 30, milliseconds: 24 * hourMs, ...code },
  },
  existence: { address: { name: 'existence by address', most: 300, ...quarter } },
  operator: {
    begin: { name: 'sign-in by operator begun by address', most: 60, ...quarter },
    finish: { name: 'sign-in by operator finished by address', most: 60, ...quarter },
  },
  signUp: { address: { name: 'sign-up by address', most: 20, ...hourly } },
  recovery: {
    /** Low, so that requests by somebody else do not use up the owner's limit. */
    addressAndAccount: { name: 'recovery by address and account', most: 3, ...hourly },
    account: { name: 'recovery by account', most: 20, ...hourly },
    address: { name: 'recovery by address', most: 30, ...hourly },
  },
  /** Emails that confirm an address. Visitors can sign up with the address of somebody else, for any number of accounts. */
  confirmation: {
    networkAndEmail: { name: 'confirmation by network and email address', most: 5, ...hourly },
    email: { name: 'confirmation by email address', most: 20, ...hourly },
  },
  /** Wrong email codes of any purpose. */
  magicCode: { address: { name: 'magic code by address', most: 30, ...hourly } },
  /** Password guesses by a caller who is signed in or signs up again. */
  redefine: { account: { name: 'redefine by account', most: 10, ...quarter } },
  resend: {
    addressAndAccount: { name: 'resend by address and account', most: 3, ...hourly },
    account: { name: 'resend by account', most: 20, ...hourly },
    address: { name: 'resend by address', most: 30, ...hourly },
  },
  /** Changes of CPF and phone number. They are limited, because an error reveals that another account has the value. */
  personal: { account: { name: 'personal by account', most: 10, ...hourly } },
  /** Uploads of pictures. They are limited, because processing takes time. */
  pictures: { account: { name: 'pictures by account', most: 30, ...hourly } },
} as const satisfies Record<string, Record<string, Limit>>;
