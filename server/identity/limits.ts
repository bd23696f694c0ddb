import type { AttemptLimit } from '../http/attempts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const login = { periodMs: 15 * minuteMs, errorCode: 'LOGIN.TOO_MANY_ATTEMPTS' } as const;
const code = { errorCode: 'LOGIN.TOO_MANY_ATTEMPTS' } as const;
const quarter = { periodMs: 15 * minuteMs, errorCode: 'REQUEST.TOO_MANY' } as const;
const hourly = { periodMs: hourMs, errorCode: 'REQUEST.TOO_MANY' } as const;

/**
 * Limits of attempts by one address, for one account from all addresses, or for one account from one address. An
 * address is the network that `networkOf` returns.
 */
export const limits = {
  login: {
    /** Counted by account. If there is no such account, counted by the entered name. */
    addressAndEntry: { name: 'login by address and entry', maxCount: 10, ...login },
    /** Applies only to networks without a recent sign-in of the account, so that guesses do not lock out the owner. */
    account: { name: 'login by account', maxCount: 100, ...login },
    /** Correct passwords are not counted, because many readers of a mobile operator share an IP address. */
    address: { name: 'login by address', maxCount: 300, ...login },
    /** Correct and wrong passwords, for one account at one IP address, because hashing delays other requests. */
    repetition: { name: 'login repeated by address and entry', maxCount: 2000, ...login },
  },
  /** Failed calls that begin or finish a sign-in with Google. `operator` has the same limits for operators. */
  google: {
    begin: { name: 'google begun by address', maxCount: 60, ...quarter },
    finish: { name: 'google finished by address', maxCount: 60, ...quarter },
  },
  /** Codes of the second factor. Three in a million are valid at a time. Correct codes are not counted. */
  secondFactor: {
    addressAndAccount: {
      name: 'second factor by address and account',
      maxCount: 6,
      periodMs: hourMs,
      ...code,
    },
    /** Applies only to networks without a recent sign-in of the account, and not to recovery codes. */
    account: { name: 'second factor by account', maxCount: 30, periodMs: 24 * hourMs, ...code },
  },
  existence: { address: { name: 'existence by address', maxCount: 300, ...quarter } },
  operator: {
    begin: { name: 'sign-in by operator begun by address', maxCount: 60, ...quarter },
    finish: { name: 'sign-in by operator finished by address', maxCount: 60, ...quarter },
  },
  signUp: { address: { name: 'sign-up by address', maxCount: 20, ...hourly } },
  recovery: {
    /** Low, so that requests by somebody else do not use up the owner's limit. */
    addressAndAccount: { name: 'recovery by address and account', maxCount: 3, ...hourly },
    account: { name: 'recovery by account', maxCount: 20, ...hourly },
    address: { name: 'recovery by address', maxCount: 30, ...hourly },
  },
  /** Emails that confirm an address. Visitors can sign up with the address of somebody else, for any number of accounts. */
  confirmation: {
    networkAndEmail: { name: 'confirmation by network and email address', maxCount: 5, ...hourly },
    email: { name: 'confirmation by email address', maxCount: 20, ...hourly },
  },
  /** Wrong email codes of any purpose. */
  magicCode: { address: { name: 'magic code by address', maxCount: 30, ...hourly } },
  /** Password guesses by a caller who is signed in or signs up again. */
  redefine: { account: { name: 'redefine by account', maxCount: 10, ...quarter } },
  resend: {
    addressAndAccount: { name: 'resend by address and account', maxCount: 3, ...hourly },
    account: { name: 'resend by account', maxCount: 20, ...hourly },
    address: { name: 'resend by address', maxCount: 30, ...hourly },
  },
  /** Changes of CPF and phone number. They are limited, because an error reveals that another account has the value. */
  personal: { account: { name: 'personal by account', maxCount: 10, ...hourly } },
  /** Uploads of pictures. They are limited, because processing takes time. */
  pictures: { account: { name: 'pictures by account', maxCount: 30, ...hourly } },
} as const satisfies Record<string, Record<string, AttemptLimit>>;
