import type { Account } from '../accounts.ts';
import { foldText } from './fold-text.ts';
import { minWordLength } from './load-common-words.ts';

/** Whose password it is, as far as that is known: a new account has neither name nor CPF. */
export type PasswordOwner = Pick<Account, 'username' | 'email'> &
  Partial<Pick<Account, 'nickname' | 'name' | 'surname' | 'phone_number' | 'cpf' | 'birth_date'>>;

/** What this service is about. */
const siteWords =
  'banca bancas revista revistaria jornaleiro newsstand quadrinho quadrinhos gibi gibis manga mangas comic comics'.split(
    ' ',
  );

/** The words and numbers with which somebody who knows this service and the person begins to guess. */
export function personalWords(owner: PasswordOwner): ReadonlySet<string> {
  const { username, email, nickname, name, surname, phone_number: phone, cpf, birth_date: birthDate } = owner;
  const texts = [username, email, email.split('@')[0], nickname, name, surname];
  const words = texts.flatMap((text) => wordsOf(foldText(text ?? '')));
  const numbers = [...phoneNumbers(phone ?? ''), ...cpfs(cpf ?? ''), ...dates(birthDate ?? '')];
  return new Set([...siteWords, ...words, ...numbers].filter((word) => word.length >= minWordLength));
}

/** As it is, without its punctuation, and in its parts. */
const wordsOf = (text: string) => [
  text,
  text.replace(/[^\p{L}\p{N}]+/gu, ''),
  ...text.split(/[^\p{L}\p{N}]+/u),
  ...text.split(/[^\p{L}]+/u),
];

/** With country and area code, with the area code, and without. */
function phoneNumbers(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const national = phone.startsWith('+55') ? digits.slice(2) : digits;
  return [digits, national, national.slice(2)];
}

const cpfs = (cpf: string) => [cpf, cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')];

/** The orders in which a date (YYYY-MM-DD) is written. */
function dates(date: string): string[] {
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
