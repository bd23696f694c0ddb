import type { Texts } from '../i18n/texts.ts';
import type { forgotPasswordPtBr } from './forgot-password.pt-br.ts';

export const forgotPasswordEnUs: Texts<typeof forgotPasswordPtBr> = {
  title: 'Forgot password',
  lead: 'Enter your email or username, and we will email you a link to create a new password.',
  entry: 'Email or username',
  submit: 'Send link',
  saying: 'It happens in the best of stories.',
  toSignIn: 'I remember my password',
  toSignUp: 'Create account',
  toAccount: 'Back to my account',
  sent: {
    title: 'Check your email',
    text: 'If there is an account with “{{entry}}”, the link is on its way to its email address.',
    next: 'The link works once and for a short time. If it does not arrive, check your spam folder.',
    other: 'Try another email or username',
  },
};
