import type { Texts } from '../../i18n/texts.ts';
import type { accountFramePtBr } from './account-frame.pt-br.ts';

export const accountFrameEnUs: Texts<typeof accountFramePtBr> = {
  menu: 'Account sections',
  sections: {
    overview: 'My account',
    plan: 'My plan',
    methods: 'Payment methods',
    history: 'Payment history',
    voucher: 'Redeem a code',
    data: 'My details',
    family: 'Family',
    security: 'Security',
    privacy: 'Privacy and data',
  },
  guided: '{{name}} takes care of this.',
  guidedUnnamed: 'Your guardian takes care of this.',
  return: 'Return to {{name}}',
  returnUnnamed: 'Return to your guardian',
};
