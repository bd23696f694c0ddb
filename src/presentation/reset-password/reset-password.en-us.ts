import type { Texts } from '../i18n/texts.ts';
import type { resetPasswordPtBr } from './reset-password.pt-br.ts';

export const resetPasswordEnUs: Texts<typeof resetPasswordPtBr> = {
  title: 'Create a new password',
  lead: 'Changing your password signs you out on all devices.',
  password: 'New password',
  submit: 'Change password',
  saying: 'New password, same shelf.',
  missing: {
    title: 'Open the link again',
    text: 'To change your password, open the link in the email we sent. For your security, this page does not keep it.',
  },
  refused: {
    title: 'This link is no longer valid',
    text: 'Each link works once and for a short time.',
    handOver:
      'Did the guardian of your account send it? Ask them to send another one from the Family screen.',
  },
  askAgain: 'Request another link',
};
