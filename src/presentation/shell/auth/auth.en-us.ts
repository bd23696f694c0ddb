import type { Texts } from '../../i18n/texts.ts';
import type { authPtBr } from './auth.pt-br.ts';

export const authEnUs: Texts<typeof authPtBr> = {
  sendAgain: 'Send again',
  sentAgain: 'Message sent. If it does not arrive within a few minutes, check your spam folder.',
  wait: 'You can send it again in:',
  toSignIn: 'Go to sign in',
  or: 'or',
  newTab: '(opens in a new tab)',
};
