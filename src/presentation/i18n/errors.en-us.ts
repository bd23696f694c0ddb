import type { errorsPtBr } from './errors.pt-br.ts';
import type { Texts } from './texts.ts';

/** Do not reword the messages of numeric codes: the product's error catalogue prescribes them. */
export const errorsEnUs: Texts<typeof errorsPtBr> = {
  '0000000': 'Unknown error... Try again.',
  '0000001': 'Unexpected error... Try again.',
  '0001001': 'Slow connection. Time to get a server response was exceeded.',
  '0001002': 'It was not possible to connect to server.',
  offline: 'You are offline. Check your connection and try again.',
  '0001003': 'Invalid request.',
  '0002001': 'Unauthenticated user.',
  '0002002': 'You have no permission to access this content.',
  '0002003': 'Your session has expired. Please, sign in.',
  too_many_attempts: 'Too many attempts. Wait a minute and try again.',
  PUBLISHER: {
    NOT_FOUND: 'We could not find this publisher.',
    NOT_ACTIVE: 'This publisher is not active.',
  },
  ISSUE: {
    NOT_FOUND: 'We could not find this issue.',
    UNAVAILABLE_MARKET: 'This issue is not available in your region.',
  },
  SERIES: { NOT_FOUND: 'We could not find this series.' },
  PAGE: { EXPIRED: 'The address of this page has expired. Open the issue again.' },
  ROUTE: { NOT_FOUND: 'This address does not exist.' },
  REQUEST: {
    TOO_MANY: 'Too many requests. Wait a few minutes and try again.',
  },
  SERVICE: {
    UNAVAILABLE: 'Banca is temporarily unavailable. What you entered is still here: try again in a moment.',
  },
};
