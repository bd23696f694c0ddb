import type { Texts } from '../../i18n/texts.ts';
import type { followPtBr } from './follow.pt-br.ts';

export const followEnUs: Texts<typeof followPtBr> = {
  follow: 'Follow',
  following: 'Following',
  isNew: 'New',
};
