import type { Texts } from '../i18n/texts.ts';
import type { callbackPtBr } from './callback.pt-br.ts';

export const callbackEnUs: Texts<typeof callbackPtBr> = {
  finishing: 'Signing you in…',
  wait: 'One moment: we are checking your account.',
  saying: 'Your reading is ready!',
  failed: 'We could not sign you in',
  existing: 'You already have an account',
  noPlan: 'No active plan',
  stoppedSaying: "Don't worry, this can be solved.",
  toPassword: 'Sign in with my password',
  toSignIn: 'Back to sign-in',
  toOwnAccount: 'Sign in with my account',
  toNewPassword: 'Create a password',
  notLinked: 'Your account could not be linked',
  linkedToAnotherAccount:
    'This operator account has been linked to another Banca account, or your account is linked to another operator account.',
  addressOfAnotherAccount: 'The email or phone at this operator belongs to another Banca account.',
  otherAccount: 'Your Banca account is linked to another operator account.',
  signOutAndEnter: 'Sign out and sign in with that account',
  toHome: 'Go to the home page',
  toPlans: 'See the plans',
  again: 'Try again',
  emailTitle: 'One last thing: your email',
  emailText:
    "Your operator didn't share an email address. Enter yours to continue: we will send you a link to confirm it.",
  emailSaying: 'We will send the link there.',
  email: 'Email',
  emailSubmit: 'Continue',
};
