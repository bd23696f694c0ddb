import type { Texts } from '../i18n/texts.ts';
import type { forgotPasswordPtBr } from './forgot-password.pt-br.ts';

export const forgotPasswordEnUs: Texts<typeof forgotPasswordPtBr> = {
  title: 'Forgot password',
  lead: 'Tell us who you are, and we will e-mail you a link to create another password.',
  entry: 'E-mail or username',
  submit: 'Send link',
  saying: 'It happens in the best of stories.',
  toSignIn: 'I remember it now',
  toSignUp: 'Create account',
  toAccount: 'Back to my account',
  sent: {
    title: 'Check your e-mail',
    text: 'If there is an account with “{{entry}}”, the link is on its way to its e-mail address.',
    next: 'It works for a short time, and once. If it does not arrive, look in the spam folder too.',
    other: 'Try another e-mail or username',
  },
};
