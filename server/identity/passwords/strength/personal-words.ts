import type { Account } from '../../accounts/accounts.ts';
import { foldText } from './fold-text.ts';
import { minWordLength } from './load-common-words.ts';

/** Known data of the person who chooses the password. A new account has no name and no CPF yet. */
export type PasswordOwner = Pick<Account, 'username' | 'email'> &
  Partial<Pick<Account, 'nickname' | 'name' | 'surname' | 'phoneNumber' | 'cpf' | 'birthDate'>>;

/** Words about this service. */
const siteWords =
  'banca bancas revista revistaria jornaleiro newsstand quadrinho quadrinhos gibi gibis manga mangas comic comics'.split(
    ' ',
  );

/** Returns the words and numbers that an attacker who knows the service and the person would try first. */
export function personalWords(owner: PasswordOwner): ReadonlySet<string> {
  const { username, email, nickname, name, surname, phoneNumber: phone, cpf, birthDate } = owner;
  const texts = [username, email, email?.split('@')[0], nickname, name, surname];
  const words = texts.flatMap((text) => wordsOf(foldText(text ?? '')));
  const numbers = [
    ...phoneSpellings(phone ?? ''),
    ...cpfSpellings(cpf ?? ''),
    ...dateSpellings(birthDate ?? ''),
  ];
  return new Set([...siteWords, ...words, ...numbers].filter((word) => word.length >= minWordLength));
}

/** The text itself, the text without punctuation, and its parts. */
const wordsOf = (text: string) => [
  text,
  text.replace(/[^\p{L}\p{N}]+/gu, ''),
  ...text.split(/[^\p{L}\p{N}]+/u),
  ...text.split(/[^\p{L}]+/u),
];

/** The number with country and area code, with area code only, and without both. */
function phoneSpellings(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const national = phone.startsWith('+55') ? digits.slice(2) : digits;
  return [digits, national, national.slice(2)];
}

const cpfSpellings = (cpf: string) => [cpf, cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')];

/** Common ways to write a date. The date is given as YYYY-MM-DD. */
function dateSpellings(date: string): string[] {
  const [year, month, day] = date.split('-');
  if (!year || !month || !day) return [];
  const short = year.slice(2);
  return [
    ...['', '/', '-', '.'].flatMap((separator) =>
      [
        [day, month, year],
        [day, month, short],
        [year, month, day],
        [month, day, year],
        [day, month],
      ].map((parts) => parts.join(separator)),
    ),
    year,
  ];
}
