import type { Texts } from '../i18n/texts.ts';
import type { accountPtBr } from './account.pt-br.ts';

export const accountEnUs: Texts<typeof accountPtBr> = {
  title: 'My account',
  memberSince: 'At Banca since {{date}}',
  unconfirmed: 'This e-mail has not been confirmed yet.',
  sendAgain: 'Send the message again',
  data: 'My details',
  dataHint: 'Picture, name, document, address, phone and password',
  favouritesHint: 'The comics that you keep',
  display: 'Language and appearance',
  operator: 'Operator',
  linked: 'Your account is linked to {{name}}.',
  unlink: 'Unlink',
  linkable: 'Do you have a plan with {{name}}? Link your account and read with it.',
  link: 'Link to {{name}}',
  guardian: 'Only the guardian of this account can change this.',
  session: 'On this device',
  back: 'My account',
};
