import type { Texts } from '../../i18n/texts.ts';
import type { guardianPtBr } from './guardian.pt-br.ts';

export const guardianEnUs: Texts<typeof guardianPtBr> = {
  ask: 'Ask',
  sent: 'Request sent',
  hint: 'The person who looks after your account gets your request by email.',
  sentHint: 'The person who looks after your account got an email. Now just wait.',
};
