import type { Texts } from '../i18n/texts.ts';
import type { signInPtBr } from './sign-in.pt-br.ts';

export const signInEnUs: Texts<typeof signInPtBr> = {
  title: 'Sign in to Banca',
  entry: 'Email or username',
  password: 'Password',
  submit: 'Sign in',
  forgotPassword: 'Forgot password',
  welcome: 'Your next story is waiting.',
  signUp: 'Create account',
  reasons: {
    private: 'Sign in to see this page.',
    acquisition: 'Sign in to buy or rent.',
    subscription: 'Sign in to subscribe.',
    follow: 'Sign in to follow {{name}}.',
    expired: 'Your session has expired. Sign in again to continue.',
  },
};
