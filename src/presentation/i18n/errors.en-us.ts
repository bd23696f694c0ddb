import type { errorsPtBr } from './errors.pt-br.ts';
import type { Texts } from './texts.ts';

export const errorsEnUs: Texts<typeof errorsPtBr> = {
  '0000000': 'Unknown error... Try again.',
  '0000001': 'Unexpected error... Try again.',
  '0001001': 'Slow connection. Time to get a server response was exceeded.',
  '0001002': 'It was not possible to connect to server.',
  '0001003': 'Invalid request.',
  '0002001': 'Unauthenticated user.',
  '0002002': 'You have no permission to access this content.',
  '0002003': 'Your session has expired. Please, sign in.',
  '0101001': 'Invalid credentials.',
  '0101002': 'This account is not linked to Google. Enter your password.',
  '0101003': 'Sign in with Google.',
  '0101004': 'Invalid Google authorization. Try again.',
  '0101005': 'This account is not linked to the operator account. Enter your password.',
  '0101006': 'Invalid operator authorization. Try again.',
  LOGIN: { TOO_MANY_ATTEMPTS: 'Too many attempts. Wait a few minutes and try again.' },
};
