import type { Texts } from '../i18n/texts.ts';
import type { signUpPtBr } from './sign-up.pt-br.ts';

export const signUpEnUs: Texts<typeof signUpPtBr> = {
  title: 'Create account',
  lead: 'Already have an account?',
  signIn: 'Sign in',
  email: 'Email',
  password: 'Password',
  username: 'Username (optional)',
  usernameHint: 'Other people can see it. If you leave it empty, we make one from your email address.',
  agreement: 'I am 18 or older and accept the',
  and: 'and the',
  submit: 'Create account',
  saying: 'Every hero has an origin story. Yours starts here.',
  sent: {
    title: 'Confirm your email',
    saying: 'You’ve got mail!',
    text: 'We sent a message to {{email}}.',
    next: 'Open the link on this device: it signs you in and takes you back to your page.',
    elsewhere: 'Opened the link on another device?',
    wrong: 'Wrong email?',
    correct: 'Change the address',
  },
};
