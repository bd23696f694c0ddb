import type { Texts } from '../i18n/texts.ts';
import type { twoFactorPtBr } from './two-factor.pt-br.ts';

export const twoFactorEnUs: Texts<typeof twoFactorPtBr> = {
  title: 'Two-step verification',
  required: 'To administer Banca, turn on two-step verification.',
  offText:
    'With two-step verification, signing in to your account also requires a code from your phone. Even someone who knows your password cannot get in.',
  needsApp:
    'You will need an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.',
  begin: 'Turn on',
  scanTitle: '1. Add Banca to the app',
  scan: 'Open the authenticator app and point the camera at the QR code.',
  qrCode: 'QR code for the authenticator app',
  typeInstead: 'Can’t use the camera? Type this key into the app:',
  copySecret: 'Copy the key',
  copied: 'copied!',
  byHand: 'Copy from here:',
  confirmTitle: '2. Confirm with the first code',
  firstCodeHint: 'The 6 digits that the app shows now.',
  turnOn: 'Confirm and turn on',
  cancel: 'Cancel',
  codesTitle: 'Save your recovery codes',
  codesText:
    'If you lose your phone, you can sign in once with each code. Keep them in a safe place: they will not be shown again.',
  copyCodes: 'Copy the codes',
  download: 'Download the codes',
  fileName: 'banca-recovery-codes.txt',
  saved: 'I have saved the codes',
  onText: 'Two-step verification is on.',
  codesLeft_one: 'You have {{count}} recovery code left.',
  codesLeft_many: 'You have {{count}} recovery codes left.',
  codesLeft_other: 'You have {{count}} recovery codes left.',
  fewCodes: 'You have few recovery codes left. Create new ones before they run out.',
  renew: 'Create new codes',
  renewText: 'Your current recovery codes will stop working. Enter a code to continue.',
  turnOff: 'Turn off',
  turnOffText: 'Your account will be protected by your password alone. Enter a code to continue.',
  signInAgain: 'Sign in again',
};
