import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app supports (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes of the step before and the step after are accepted too: clocks differ, and typing takes time. */
const window = 1;

/** As many bits as SHA-1 has, which RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** In base32, which people can type. */
export const secretText = (secret: Buffer): string => secretOf(secret).base32;

/** What the QR code holds: an authenticator app adds the account by it. */
export const setupAddress = (secret: Buffer, username: string): string =>
  new TOTP({ ...parameters, issuer: 'Banca', label: username, secret: secretOf(secret) }).toString();

/** People type a space where the app shows one. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Whether it looks like a code of an app, and not like a recovery code. */
export const isAppCode = (text: string): boolean => /^\d{6}$/.test(withoutSpaces(text));

/** The time step that the code belongs to; null where it is wrong. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const totp = new TOTP({ ...parameters, secret: secretOf(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: withoutSpaces(code), timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

const secretOf = (secret: Buffer) => new Secret({ buffer: new Uint8Array(secret).buffer });
