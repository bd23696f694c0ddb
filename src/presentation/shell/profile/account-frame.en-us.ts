import type { Texts } from '../../i18n/texts.ts';
import type { accountFramePtBr } from './account-frame.pt-br.ts';

export const accountFrameEnUs: Texts<typeof accountFramePtBr> = {
  back: 'My account',
  guided: 'Whoever is responsible for your account takes care of this.',
};
