import type { Texts } from '../i18n/texts.ts';
import type { twoFactorPtBr } from './two-factor.pt-br.ts';

export const twoFactorEnUs: Texts<typeof twoFactorPtBr> = {
  title: 'Two-step verification',
  required: 'To administer Banca, turn on two-step verification.',
  offText:
    'With two-step verification, signing in to your account also takes a code from your phone. Someone who finds out your password still cannot get in.',
  needsApp:
    'You will need an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.',
  begin: 'Turn on',
  scanTitle: '1. Add Banca to the app',
  scan: 'Open the authenticator app and point the camera at the QR code.',
  qrCode: 'QR code for the authenticator app',
  typeInstead: 'You cannot use the camera? Type this key into the app:',
  copySecret: 'Copy the key',
  copied: 'copied!',
  byHand: 'Copy from here:',
  confirmTitle: '2. Confirm with the first code',
  firstCodeHint: 'The 6 digits that the app shows now.',
  turnOn: 'Confirm and turn on',
  cancel: 'Cancel',
  codesTitle: 'Save your recovery codes',
  codesText:
    'If you lose your phone, each code signs you in once. Keep them in a safe place: they are not shown again.',
  copyCodes: 'Copy the codes',
  download: 'Download the codes',
  fileName: 'banca-recovery-codes.txt',
  saved: 'I have saved the codes',
  onText: 'Two-step verification is on.',
  codesLeft_one: '{{count}} recovery code is left.',
  codesLeft_many: '{{count}} recovery codes are left.',
  codesLeft_other: '{{count}} recovery codes are left.',
  fewCodes: 'Few recovery codes are left. Create new ones before they run out.',
  renew: 'Create new codes',
  renewText: 'The earlier recovery codes stop working. To go on, enter a code.',
  turnOff: 'Turn off',
  turnOffText: 'Your account will be protected by the password alone. To go on, enter a code.',
  signInAgain: 'Sign in again',
};
