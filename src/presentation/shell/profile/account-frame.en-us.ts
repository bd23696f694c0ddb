import type { Texts } from '../../i18n/texts.ts';
import type { accountFramePtBr } from './account-frame.pt-br.ts';

export const accountFrameEnUs: Texts<typeof accountFramePtBr> = {
  back: 'My account',
  guided: 'Your guardian takes care of this.',
};
