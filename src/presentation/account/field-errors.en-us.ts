import type { Texts } from '../i18n/texts.ts';
import type { emailErrorsPtBr, fieldErrorsPtBr } from './field-errors.pt-br.ts';

export const fieldErrorsEnUs: Texts<typeof fieldErrorsPtBr> = {
  INVALID_PASSWORD:
    'Choose a password of 8 characters or more, with letters and numbers, that is not a common one.',
  WRONG_PASSWORD: 'The current password does not match.',
  UNDERAGE: 'You must be 18 years old or older to create an account.',
  INVALID_PICTURE: 'This picture cannot be used. Send a JPEG, PNG, WebP or AVIF of up to 5 MB.',
  EXISTING_USERNAME: 'This username is taken.',
  EXISTING_PHONE_NUMBER: 'There is an account with this phone number already.',
  EXISTING_CPF: 'There is an account with this CPF already.',
};

export const emailErrorsEnUs: Texts<typeof emailErrorsPtBr> = {
  EXISTING_EMAIL: 'There is an account with this e-mail address already.',
};
