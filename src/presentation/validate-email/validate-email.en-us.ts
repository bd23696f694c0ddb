import type { Texts } from '../i18n/texts.ts';
import type { validateEmailPtBr } from './validate-email.pt-br.ts';

export const validateEmailEnUs: Texts<typeof validateEmailPtBr> = {
  saying: 'You’ve got mail!',
  ready: {
    title: 'Confirm email',
    text: 'If you created this account, confirm your address to start reading. If not, just close this page.',
  },
  confirm: 'Confirm my email',
  validated: {
    title: 'Email confirmed!',
    text: 'Your account is ready. Sign in with the password that you chose when you created it.',
    notYou: 'Didn’t create this account?',
    newPassword: 'Create another password, and the person who created the account loses access.',
  },
  refused: {
    title: 'This link is no longer valid',
    text: 'If you have already confirmed your address, just sign in. If not, we will send you another link.',
  },
  missing: {
    title: 'Confirm email',
    text: 'Open the link in the message we sent, or request another one.',
  },
  unanswered: {
    title: 'We could not confirm it right now',
  },
  email: 'Account email',
  submit: 'Send another link',
  sent: 'If an account with {{email}} is waiting for confirmation, another link is on its way.',
};
