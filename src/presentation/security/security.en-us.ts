import type { Texts } from '../i18n/texts.ts';
import type { securityPtBr } from './security.pt-br.ts';

export const securityEnUs: Texts<typeof securityPtBr> = {
  title: 'Security',
  sessions: 'Where you are signed in',
  sessionsHint: 'Is there a device that you do not recognise? Sign out of it and change your password.',
  unknownDevice: 'Unknown device',
  current: 'This device',
  signedInAt: 'Signed in on {{instant}}',
  lastUsedAt: 'Last used on {{instant}}',
  end: 'End session',
  endShort: 'Sign out',
  endDevice: 'Sign out of {{device}}',
  endTitle: 'Sign out of {{device}}?',
  endMessage: 'Your account can be used there again after a new sign-in.',
  endOthers: 'Sign out of all others',
  endOthersTitle: 'Sign out of all other devices?',
  endOthersMessage: 'You stay signed in on this device only.',
  noOthers: 'Your account is signed in on no other device.',
  secondFactor: 'Two-step verification',
  secondFactorHint: 'Besides the password, a code from your phone protects your account.',
  isOn: 'On',
  isOff: 'Off',
  secondFactorRequired: 'To administer Banca, turn on two-step verification.',
  openSecondFactor: 'Set up',
  operator: 'Operator',
  operatorHint:
    'If an operator is linked to your account, anyone who signs in with it enters your account, even after the password has changed. Was it not you? Unlink the operator under My account.',
  openOperator: 'See under My account',
};
