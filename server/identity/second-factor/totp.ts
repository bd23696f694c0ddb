import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps before and after the current one whose codes are accepted, because clocks differ and typing takes time. */
const toleratedSteps = 1;

/** 160 bits, the length of a SHA-1 hash, as RFC 4226 recommends. */
export const generateSecret = (): Buffer => randomBytes(20);

/** Base32, which people can type. */
export const secretText = (secret: Buffer): string => secretOf(secret).base32;

/** The content of the QR code, by which an authenticator app adds the account. */
export const setupAddress = (secret: Buffer, username: string): string =>
  new TOTP({ ...parameters, issuer: 'Banca', label: username, secret: secretOf(secret) }).toString();

/** Authenticator apps show a space in the code, so people type it. */
const removeSpaces = (text: string) => text.replace(/\s/g, '');

/** Whether the text has the form of an app code, not of a recovery code. */
export const isAppCode = (text: string): boolean => /^\d{6}$/.test(removeSpaces(text));

/** Returns the time step of a code. Null for a wrong code. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const totp = new TOTP({ ...parameters, secret: secretOf(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: removeSpaces(code), timestamp, window: toleratedSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

const secretOf = (secret: Buffer) => new Secret({ buffer: new Uint8Array(secret).buffer });
