import type { Texts } from '../i18n/texts.ts';
import type { signUpPtBr } from './sign-up.pt-br.ts';

export const signUpEnUs: Texts<typeof signUpPtBr> = {
  title: 'Create account',
  lead: 'Already have an account?',
  signIn: 'Sign in',
  email: 'Email',
  username: 'Username',
  password: 'Password',
  phoneNumber: 'Phone number with area code',
  birthDate: 'Date of birth',
  birthDateHint: 'You must be 18 years old or older.',
  agreement: 'I have read and agree to the',
  and: 'and the',
  submit: 'Create account',
  saying: 'Every hero has an origin story. Yours starts here.',
  sent: {
    title: 'Check your email',
    saying: 'You’ve got mail!',
    text: 'We sent a message to {{email}}.',
    next: 'Open the link in it to confirm your address. Then sign in.',
    wrong: 'Wrong email?',
    correct: 'Correct it',
  },
};
