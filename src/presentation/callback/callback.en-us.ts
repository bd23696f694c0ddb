import type { Texts } from '../i18n/texts.ts';
import type { callbackPtBr } from './callback.pt-br.ts';

export const callbackEnUs: Texts<typeof callbackPtBr> = {
  finishing: 'Signing you in…',
  wait: 'One moment: we are finding out who has come.',
  saying: 'Your reading is ready!',
  failed: 'You could not be signed in',
  existing: 'You already have an account',
  noPlan: 'No active plan',
  stoppedSaying: 'Easy: this can be solved.',
  toPassword: 'Sign in with my password',
  toSignIn: 'Back to signing in',
  toOwnAccount: 'Sign in with my account',
  toNewPassword: 'Create a password',
  notLinked: 'Your account could not be linked',
  linkedElsewhere: 'This account of the operator is already linked to another account at Banca.',
  otherAccount: 'Your account at Banca is linked to another account of the operator.',
  signOutAndEnter: 'Sign out and sign in with it',
  toHome: 'Go to the home page',
  toPlans: 'See the plans',
  again: 'Try again',
  emailTitle: 'Only your e-mail is missing',
  emailText:
    'The operator told us none. Type your e-mail address to go on: we will send you a link to confirm it.',
  emailSaying: 'That is where the link goes.',
  email: 'E-mail',
  emailSubmit: 'Continue',
};
