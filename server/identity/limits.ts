import type { Limit } from '../http/attempts.ts';

const minute = 60_000;
const hour = 60 * minute;

const login = { milliseconds: 15 * minute, refusal: 'LOGIN.TOO_MANY_ATTEMPTS' } as const;
const code = { refusal: 'LOGIN.TOO_MANY_ATTEMPTS' } as const;
const quarter = { milliseconds: 15 * minute, refusal: 'REQUEST.TOO_MANY' } as const;
const hourly = { milliseconds: hour, refusal: 'REQUEST.TOO_MANY' } as const;

/**
 * How often something may be tried: by one address, for one account from everywhere, or for one account from one
 * address. An address is the network that `networkOf` makes of it.
 */
export const limits = {
  login: {
    /** For an account, by whichever of its names; for a name that no account has, by the name. */
    addressAndEntry: { name: 'login by address and entry', most: 10, ...login },
    /** Refuses only networks that the account was not signed in from lately: guessing keeps no owner out. */
    account: { name: 'login by account', most: 100, ...login },
    /** Not of those who know the password: the readers of a mobile operator share few addresses. */
    address: { name: 'login by address', most: 300, ...login },
    /** Right or wrong, for an account at one address: hashing takes time that others wait for. */
    repetition: { name: 'login repeated by address and entry', most: 2000, ...login },
  },
  /** Of each of the two calls of signing in with Google or an operator: those that fail. */
  google: {
    begin: { name: 'google begun by address', most: 60, ...quarter },
    finish: { name: 'google finished by address', most: 60, ...quarter },
  },
  /**
   * Codes of the second factor, of which three in a million are right at a time. A right one takes its count back, so
   * that only guesses count.
   */
  secondFactor: {
    addressAndAccount: { name: 'second factor by address and account', most: 6, milliseconds: hour, ...code },
    /** Refuses only networks that the account was not signed in from lately, and no recovery codes. */
    account: { name: 'second factor by account', most: 30, milliseconds: 24 * hour, ...code },
  },
  existence: { address: { name: 'existence by address', most: 300, ...quarter } },
  operator: {
    begin: { name: 'sign-in by operator begun by address', most: 60, ...quarter },
    finish: { name: 'sign-in by operator finished by address', most: 60, ...quarter },
  },
  signUp: { address: { name: 'sign-up by address', most: 20, ...hourly } },
  recovery: {
    /** Few, so that whoever asks in somebody else's name uses up nothing of what the owner has. */
    addressAndAccount: { name: 'recovery by address and account', most: 3, ...hourly },
    account: { name: 'recovery by account', most: 20, ...hourly },
    address: { name: 'recovery by address', most: 30, ...hourly },
  },
  /**
   * Emails that confirm an address, by the address: somebody may sign up with a stranger's, again and again, and in one
   * account after the other.
   */
  confirmation: {
    networkAndEmail: { name: 'confirmation by network and email address', most: 5, ...hourly },
    email: { name: 'confirmation by email address', most: 20, ...hourly },
  },
  /** Wrong codes of letters, whatever they are for. */
  magicCode: { address: { name: 'magic code by address', most: 30, ...hourly } },
  /** Guesses of the password by a caller who is signed in or signs up once more. */
  redefine: { account: { name: 'redefine by account', most: 10, ...quarter } },
  resend: {
    addressAndAccount: { name: 'resend by address and account', most: 3, ...hourly },
    account: { name: 'resend by account', most: 20, ...hourly },
    address: { name: 'resend by address', most: 30, ...hourly },
  },
  /** What no two accounts share, by who changes it: its refusal tells that somebody else has it. */
  personal: { account: { name: 'personal by account', most: 10, ...hourly } },
  /** Pictures cost time to make. */
  pictures: { account: { name: 'pictures by account', most: 30, ...hourly } },
} as const satisfies Record<string, Record<string, Limit>>;
