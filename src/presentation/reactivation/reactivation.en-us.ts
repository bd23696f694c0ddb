import type { Texts } from '../i18n/texts.ts';
import type { reactivationPtBr } from './reactivation.pt-br.ts';

export const reactivationEnUs: Texts<typeof reactivationPtBr> = {
  title: 'Reactivate your plan',
  expired: 'Your plan has expired!',
  offer: 'Your {{name}} plan is no longer active. Reactivate it to keep reading, or unlink your account.',
  reactivate: 'Reactivate',
  unlink: 'Unlink',
  unlinkTitle: 'Unlink the operator?',
  planEnds: 'Your {{name}} plan will no longer work at Banca.',
  warning: 'You will sign in with email and password only, and be signed out on all other devices.',
  unconfirmedWarning:
    'The email {{email}} has not been confirmed: once you sign out of this account, only the link that we send there lets you back in. If this address is not yours, confirm or change it first, or you lose access to the account and to what you bought.',
  confirmFirst: 'Confirm the email first',
  unlinkAnyway: 'Unlink anyway',
  makePassword: 'Cancel and create a password',
  expiredAt: 'The plan you had with {{name}} expired on {{date}}.',
  notActive: 'You have no active {{name}} plan at Banca.',
  how: 'If you have renewed with {{name}}, sign in with your operator account. We will check it, and you can read at once.',
  away: 'We cannot reach {{name}} at the moment. You can also subscribe to a Banca plan.',
  plans: 'See Banca plans',
  active: 'All set!',
  thanks: 'Thank you! Your {{name}} plan is active.',
  read: 'Read now',
};
