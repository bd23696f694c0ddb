import type { Texts } from '../i18n/texts.ts';
import type { operatorSignInPtBr } from './operator-sign-in.pt-br.ts';

export const operatorSignInEnUs: Texts<typeof operatorSignInPtBr> = {
  title: 'Sign in with your operator',
  linkTitle: 'Link your operator',
  about:
    'If your {{name}} plan includes Banca, sign in with the account you have there: no new password, nothing to pay again.',
  linking: 'You are signed in as {{name}}. If you continue, this account is linked to your account there.',
  linked: 'Your account is linked to {{name}}.',
  guided: 'Only the guardian of this account can link an operator.',
  unavailable: 'No operator is available here at the moment.',
  saying: 'A plan with your operator? Good here too!',
  toPassword: 'Sign in with a password',
  toHome: 'Go to the home page',
  notNow: 'Not now',
  read: 'Read now',
};
