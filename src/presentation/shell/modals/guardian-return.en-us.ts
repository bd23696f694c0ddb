import type { Texts } from '../../i18n/texts.ts';
import type { guardianReturnPtBr } from './guardian-return.pt-br.ts';

export const guardianReturnEnUs: Texts<typeof guardianReturnPtBr> = {
  title: 'Return to {{name}}',
  titleUnnamed: 'Return to your guardian',
  reason: 'To return, enter the password of {{name}}.',
  reasonUnnamed: 'To return, enter the password of the guardian of this account.',
  password: 'Password',
  wrongPassword: 'The password is incorrect. Try again.',
  cancel: 'Cancel',
  submit: 'Return',
  noPassword: 'You cannot return here. Sign out of the child’s account and sign in as you usually do.',
  signIn: 'Sign out and sign in again',
};
