import type { Texts } from '../../i18n/texts.ts';
import type { accountChecksPtBr, emailCheckPtBr } from './account-checks.pt-br.ts';

export const accountChecksEnUs: Texts<typeof accountChecksPtBr> = {
  lengthBetween: 'Must have between {{min}} and {{max}} characters',
  wordId: 'Must have only letters, numbers, dots and underscores',
  letter: 'Must have at least one letter',
  number: 'Must have at least one number',
  date: 'Must be a valid date',
  age: 'Must be {{years}} years old',
  phone: 'Must be a valid phone number',
  passwordSummary: 'At least 8 characters, with letters and numbers, and hard to guess.',
  passwordLength: 'Must have at least 8 characters',
  hardToGuess: 'Hard to guess (we check when you send)',
  notOnlyDigits: 'Must not have only numbers',
  terms: 'You must be 18 or older and accept the terms',
};

export const emailCheckEnUs: Texts<typeof emailCheckPtBr> = {
  email: 'Must be a valid email',
};
