import type { Texts } from '../../i18n/texts.ts';
import type { secondFactorPtBr } from './second-factor.pt-br.ts';

export const secondFactorEnUs: Texts<typeof secondFactorPtBr> = {
  title: 'Just one more step',
  saying: 'Double protection: nobody cuts in line here.',
  codeHint: 'Enter the 6-digit code that your authenticator app shows.',
  recoveryHint:
    'Enter one of the codes that you saved when you turned on two-step verification. Each code works once.',
  code: 'Code from the app',
  recoveryCode: 'Recovery code',
  useCode: 'Use a code from the app',
  useRecoveryCode: 'Use a recovery code',
  wrongCode: 'The code is incorrect or was already used. Wait for the next code and try again.',
  wrongRecoveryCode: 'The recovery code is incorrect or was already used. Check it or use another one.',
  sixDigits: 'The code has 6 digits.',
  signIn: 'Sign in',
  backToPassword: 'Back to the password',
};
