import type { Texts } from '../i18n/texts.ts';
import type { validateEmailPtBr } from './validate-email.pt-br.ts';

export const validateEmailEnUs: Texts<typeof validateEmailPtBr> = {
  saying: 'A letter for you!',
  ready: {
    title: 'Confirm e-mail',
    text: 'If it was you who opened this account, confirm the address to begin reading. If not, just close this page.',
  },
  confirm: 'Confirm my e-mail',
  validated: {
    title: 'E-mail confirmed!',
    text: 'Your account is ready. Happy reading!',
  },
  refused: {
    title: 'This link is not valid any more',
    text: 'If you have confirmed the address already, just sign in. If not, we will send another link.',
  },
  missing: {
    title: 'Confirm e-mail',
    text: 'Open the link in the message that we sent, or ask for another one.',
  },
  unanswered: {
    title: 'It could not be confirmed just now',
  },
  email: 'E-mail of the account',
  submit: 'Send another link',
  sent: 'If an account with {{email}} is waiting to be confirmed, another link is on its way.',
};
