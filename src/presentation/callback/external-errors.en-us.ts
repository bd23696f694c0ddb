import type { Texts } from '../i18n/texts.ts';
import type { externalErrorsPtBr } from './external-errors.pt-br.ts';

export const externalErrorsEnUs: Texts<typeof externalErrorsPtBr> = {
  '0101002': 'This account is not linked to Google. Enter your password.',
  '0101004': 'Invalid Google authorization. Try again.',
  '0101005': 'This account is not linked to the operator account. Enter your password.',
  '0101006': 'Invalid operator authorization. Try again.',
  '0208001': 'Enter your email to continue.',
  '0208002': 'An account with the email or phone of this operator already exists. Sign in with it first.',
  EXTERNAL: {
    UNREACHABLE: 'An external service did not respond. Try again in a moment.',
    INSECURE_PAGE:
      'This page was not opened with https, so signing in this way is not safe. Use your password instead.',
    STORAGE_FORBIDDEN:
      'Your browser blocks storage for this page, which signing in this way needs. Use your password instead.',
    FOREIGN_RETURN: 'This sign-in has ended or was started in another tab. Start again.',
  },
};
