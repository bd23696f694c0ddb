import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { isCnpj } from '../text/tax-numbers.ts';
import { isLoopback } from './loopback.ts';

/** Parsers of settings. They return undefined for an invalid text. */

export const parseText = (text: string) => text;

/** Parses an email address. Only its shape is checked, because nothing is sent to it here. */
export const parseEmail = (text: string): string | undefined =>
  /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text) ? text : undefined;

/** Parses a company's taxpayer number, also with its usual dots, slash and hyphen, and returns its digits. */
export function parseCnpj(text: string): string | undefined {
  const digits = text.replace(/[./-]/g, '');
  return isCnpj(digits) ? digits : undefined;
}

export const parseOnOff = (text: string) => (text === 'on' ? true : text === 'off' ? false : undefined);

export function parseAddress(protocols: string[], text: string): string | undefined {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;
}

/** Parses the address of a link. The result has no spaces. */
export const parseLink = (text: string): string | undefined =>
  parseAddress(['https:'], text) && new URL(text).href;

export function parsePathOrAddress(text: string): string | undefined {
  const path = /^\/(?!\/)[^\s"'<>?#]*$/.test(text) ? text : parseAddress(['http:', 'https:'], text);
  return path?.replace(/(?<!\/)\/+$/, '');
}

/**
 * Parses a list of origins. Rejects everything else, because the origins become part of the content security policy.
 */
export function parseOrigins(text: string): string[] | undefined {
  const list = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  const isOrigin = (origin: string) =>
    /^https?:\/\/[\w.:[\]-]+$/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  return list.every(isOrigin) ? list : undefined;
}

/** Parses a list of origins that need https, except on this machine. */
export function parseSecureOrigins(text: string): string[] | undefined {
  const origins = parseOrigins(text);
  const isSecure = (origin: string) => origin.startsWith('https:') || isLoopback(new URL(origin).hostname);
  return origins?.every(isSecure) ? origins : undefined;
}

export function parseProxies(text: string): string[] | undefined {
  if (text === 'off') return [];
  const addresses = text.split(',').map((address) => address.trim());
  const isValid = addresses.every((address) => {
    const [ip = '', bits = '0'] = address.split('/');
    return isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128);
  });
  return isValid ? addresses : undefined;
}

/** Parses a private key of the curve P-256, which is 32 bytes as base64url. */
export function parseCurveKey(text: string): Buffer | undefined {
  if (!/^[\w-]{43}$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64url');
  try {
    createECDH('prime256v1').setPrivateKey(key);
    return key;
  } catch {
    return undefined;
  }
}

/** Parses a whole number between `min` and `max`, inclusive. */
export const wholeNumberParser = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : undefined;
};

const unitsMs: Record<string, number> = { ms: 1, s: 1000, min: 60_000 };

/** Parses a duration to milliseconds, such as 15000 for 15s. 0 for off. */
export function parseDurationMs(text: string): number | undefined {
  if (text === 'off') return 0;
  const [, count = '', unit = ''] = /^(\d{1,6})(ms|s|min)$/.exec(text) ?? [];
  const ms = Number(count) * (unitsMs[unit] ?? 0);
  return ms > 0 ? ms : undefined;
}
