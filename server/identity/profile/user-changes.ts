import { Value } from 'typebox/value';
import type { AddressRow } from '../../database/identity-tables.ts';
import { isCpf } from '../../text/tax-numbers.ts';
import { hasUnsafeCharacters } from '../../text/unsafe-characters.ts';
import { isBirthDate } from '../accounts/account-rules.ts';
import { Address } from '../schemas.ts';
import { invalidData, type UserForm } from './user-form.ts';

/** The columns of an account that the form changes. Null deletes the value. */
export interface AccountChanges {
  nickname?: string | null;
  name?: string | null;
  surname?: string | null;
  about?: string | null;
  cpf?: string | null;
  birthDate?: string | null;
  address?: AddressRow | null;
  avatar?: null;
  cover?: null;
}

/** Converts the text of a field to columns. Returns null if the text is invalid. */
const fields: Record<string, (text: string) => AccountChanges | null> = {
  nickname: (text) => toColumn('nickname', readLine(text, 50)),
  name: (text) => toColumn('name', readLine(text, 100)),
  surname: (text) => toColumn('surname', readLine(text, 100)),
  about: (text) => toColumn('about', readParagraphs(text, 1000)),
  cpf: (text) => toColumn('cpf', checkText(isCpf, text.replace(/[.\s-]/g, ''))),
  birthDate: (text) => toColumn('birthDate', checkText(isBirthDate, text)),
  address: (text) => toColumn('address', text === '' ? null : readAddress(text)),
  // New pictures are sent as files. An empty text deletes the picture.
  avatar: (text) => (text === '' ? { avatar: null } : null),
  cover: (text) => (text === '' ? { cover: null } : null),
};

const pictures = ['avatar', 'cover'];

/** Throws the ApiError USER.INVALID_DATA with the name of the first invalid field. */
export function readUserChanges({ texts, files }: Pick<UserForm, 'texts' | 'files'>): AccountChanges {
  for (const name of files.keys()) if (!pictures.includes(name)) throw invalidData(name);
  const changes: AccountChanges = {};
  for (const [name, text] of texts) {
    const change = Object.hasOwn(fields, name) ? fields[name]?.(text) : null;
    if (!change) throw invalidData(name);
    Object.assign(changes, change);
  }
  return changes;
}

/** An undefined value is invalid. */
const toColumn = (name: keyof AccountChanges, value: string | AddressRow | null | undefined) =>
  value === undefined ? null : { [name]: value };

/** Returns null for an empty text and undefined for an invalid one. */
const checkText = (isValid: (text: string) => boolean, text: string) =>
  text === '' ? null : text.isWellFormed() && isValid(text) ? text : undefined;

const readLine = (text: string, maxLength: number) =>
  checkText((trimmed) => trimmed.length <= maxLength && !hasUnsafeCharacters(trimmed), text.trim());

const readParagraphs = (text: string, maxLength: number) =>
  checkText(
    (trimmed) => trimmed.length <= maxLength && !/[^\P{Cc}\n\t]|\p{Bidi_Control}/u.test(trimmed),
    text.replaceAll('\r\n', '\n').trim(),
  );

const states = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);

/** Omits empty fields. Returns null for an empty address and undefined for an invalid one. */
function readAddress(text: string): AddressRow | null | undefined {
  const address = parseJson(text);
  if (!Value.Check(Address, address)) return undefined;
  const filled = Object.entries(address)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  // JSON can contain half of a surrogate pair, which PostgreSQL rejects.
  if (filled.some(([, value]) => !value.isWellFormed() || hasUnsafeCharacters(value))) return undefined;
  const row: AddressRow = Object.fromEntries(filled);
  if (row.state && !states.has(row.state)) return undefined;
  if (row.zipCode && !/^\d{8}$/.test(row.zipCode)) return undefined;
  return filled.length === 0 ? null : row;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
