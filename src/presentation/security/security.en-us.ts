import type { Texts } from '../i18n/texts.ts';
import type { securityPtBr } from './security.pt-br.ts';

export const securityEnUs: Texts<typeof securityPtBr> = {
  title: 'Security',
  sessions: 'Where you are signed in',
  sessionsHint: 'Don’t recognize a device? Sign out of it and change your password.',
  unknownDevice: 'Unknown device',
  childDevice: '{{child}} · {{device}}',
  current: 'This device',
  signedInAt: 'Signed in on {{instant}}',
  lastUsedAt: 'Last used on {{instant}}',
  end: 'End session',
  endShort: 'Sign out',
  endDevice: 'Sign out of {{device}}',
  endTitle: 'Sign out of {{device}}?',
  endMessage: 'You will have to sign in again to use your account there.',
  endChildMessage:
    'The account of {{child}} is signed out there. To return, sign in to your account and choose “Switch to {{child}}”.',
  endOthers: 'Sign out of all other devices',
  endOthersTitle: 'Sign out of all other devices?',
  endOthersMessage:
    'You stay signed in on this device only. Accounts of children that you opened on others are signed out too.',
  noOthers: 'You are not signed in on any other device.',
  sessionsHintGuided: 'Don’t recognize a device? Sign out of it and let your guardian know.',
  secondFactor: 'Two-step verification',
  secondFactorHint: 'In addition to your password, a code from your phone protects your account.',
  isOn: 'On',
  isOff: 'Off',
  secondFactorRequired: 'To administer Banca, turn on two-step verification.',
  openSecondFactor: 'Set up',
  operator: 'Operator',
  operatorHint:
    'If an operator is linked to your account, anyone who signs in through it can use the account, even after you change your password. Did you not link it yourself? Unlink the operator under My account.',
  openOperator: 'Open My account',
};
