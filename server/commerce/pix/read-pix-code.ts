import { checksum, readFields } from './br-code.ts';

/** The payment that a Pix code requests. */
export interface PixCharge {
  key: string;
  name: string;
  city: string;
  /** Null if the payer chooses the amount. */
  cents: number | null;
  /** Null if the code has no identifier. */
  identifier: string | null;
}

/**
 * Parses a static Pix code as a bank does. Null unless it is complete and unchanged, in BRL, and contains a key.
 * Dynamic codes, which contain a URL, are not supported.
 */
export function readPixCode(text: string): PixCharge | null {
  if (!/^000201[\x20-\x7e]*6304[0-9A-Fa-f]{4}$/.test(text)) return null;
  if (checksum(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return null;
  const fields = readFields(text);
  const account = fields && pixAccountOf(fields);
  const key = account?.get('01');
  if (!fields || !key || [...fields.keys()].at(-1) !== '63') return null;
  const isWellFormed = Object.entries(formats).every(([id, format]) => format.test(fields.get(id) ?? ''));
  const cents = centsOf(fields.get('54'));
  const identifier = identifierOf(fields.get('62'));
  if (!isWellFormed || cents === undefined || identifier === undefined) return null;
  return { key, name: fields.get('59') ?? '', city: fields.get('60') ?? '', cents, identifier };
}

const formats = {
  '52': /^\d{4}$/,
  '53': /^986$/,
  '58': /^BR$/,
  '59': /^.{1,25}$/,
  '60': /^.{1,15}$/,
};

/** The account of Pix among the accounts of a code (fields 26 to 51). Its domain may be in upper or lower case. */
function pixAccountOf(fields: Map<string, string>): Map<string, string> | undefined {
  for (const [id, value] of fields) {
    const account = id >= '26' && id <= '51' ? readFields(value) : null;
    if (account?.get('00')?.toLowerCase() === 'br.gov.bcb.pix') return account;
  }
  return undefined;
}

/** Null without an amount. Undefined if the amount is invalid. */
function centsOf(amount: string | undefined): number | null | undefined {
  if (amount === undefined) return null;
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}

/** Null for '***', which means no identifier. Undefined if the identifier is invalid. */
function identifierOf(additional: string | undefined): string | null | undefined {
  const identifier = readFields(additional ?? '')?.get('05');
  if (identifier === '***') return null;
  return identifier && /^[A-Za-z0-9]{1,25}$/.test(identifier) ? identifier : undefined;
}
