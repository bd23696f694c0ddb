import type { Texts } from '../i18n/texts.ts';
import type { resetPasswordPtBr } from './reset-password.pt-br.ts';

export const resetPasswordEnUs: Texts<typeof resetPasswordPtBr> = {
  title: 'Make a new password',
  lead: 'Changing the password signs your account out on every device.',
  password: 'New password',
  submit: 'Change password',
  saying: 'A new password, the same shelf.',
  missing: {
    title: 'Open the link again',
    text: 'To change the password, open the link in the message that we sent. For your safety, this page does not keep it.',
  },
  refused: {
    title: 'This link is not valid any more',
    text: 'Each link works once, and for a short time.',
  },
  askAgain: 'Ask for another link',
};
