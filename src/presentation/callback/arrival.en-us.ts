import type { Texts } from '../i18n/texts.ts';
import type { arrivalPtBr } from './arrival.pt-br.ts';

export const arrivalEnUs: Texts<typeof arrivalPtBr> = {
  SESSION_NOT_KEPT:
    'This browser would not keep your sign-in: when you close or reload this tab, you will have to sign in again.',
  SIGN_IN_CANCELLED: 'You did not go on with it, and nothing has changed.',
  OPERATOR_LINKED: 'Account linked to {{name}}.',
};
