import type { Texts } from '../../i18n/texts.ts';
import type { confirmPasswordPtBr } from './confirm-password.pt-br.ts';

export const confirmPasswordEnUs: Texts<typeof confirmPasswordPtBr> = {
  confirmTitle: 'Confirm it’s you',
  confirmReason: 'To confirm the change, enter your account password.',
  yourPassword: 'Your password',
  wrongPassword: 'The password is incorrect. Try again.',
};
