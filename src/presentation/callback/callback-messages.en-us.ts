import type { Texts } from '../i18n/texts.ts';
import type { callbackMessagesPtBr } from './callback-messages.pt-br.ts';

export const callbackMessagesEnUs: Texts<typeof callbackMessagesPtBr> = {
  SESSION_NOT_KEPT:
    'This browser did not save your session. If you close or reload this tab, you will have to sign in again.',
  SIGN_IN_CANCELLED: 'You cancelled the sign-in. Nothing has changed.',
  OPERATOR_LINKED: 'Account linked to {{name}}.',
};
