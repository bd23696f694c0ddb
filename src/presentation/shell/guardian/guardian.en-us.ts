import type { Texts } from '../../i18n/texts.ts';
import type { guardianPtBr } from './guardian.pt-br.ts';

export const guardianEnUs: Texts<typeof guardianPtBr> = {
  guardian: 'Your guardian',
  ask: 'Ask',
  askName: 'Ask {{name}}',
  sent: 'Request sent',
  hint: '{{name}} gets your request by email.',
  sentHint: '{{name}} got an email. Now just wait.',
  declinedHint: '{{name}} answered: not now. You can ask again in a few days.',
  purchase: 'Buy: {{price}}',
  rent: 'Rent: {{price}}',
  onlyGuardian: 'Only {{name}} can allow it.',
};
