import type { Texts } from '../i18n/texts.ts';
import type { confirmPasswordPtBr } from './confirm-password.pt-br.ts';

export const confirmPasswordEnUs: Texts<typeof confirmPasswordPtBr> = {
  confirmTitle: 'Confirm that it is you',
  confirmReason: 'To confirm the change, enter the password of your account.',
  yourPassword: 'Your password',
  wrongPassword: 'The password does not match. Try again.',
};
