import type { Texts } from '../i18n/texts.ts';
import type { signUpPtBr } from './sign-up.pt-br.ts';

export const signUpEnUs: Texts<typeof signUpPtBr> = {
  title: 'Create account',
  lead: 'Already have an account?',
  signIn: 'Sign in',
  email: 'E-mail',
  username: 'Username',
  password: 'Password',
  phoneNumber: 'Phone number with area code',
  birthDate: 'Date of birth',
  birthDateHint: 'You must be 18 years old or older.',
  agreement: 'I have read and agree to the',
  and: 'and the',
  submit: 'Create account',
  saying: 'Every hero has an origin. Yours begins here.',
  sent: {
    title: 'Check your e-mail',
    saying: 'A letter for you!',
    text: 'We sent a message to {{email}}.',
    next: 'Open the link in it to confirm the address. Then just sign in.',
    wrong: 'Wrong e-mail?',
    correct: 'Correct it',
  },
};
