import type { Texts } from '../../i18n/texts.ts';
import type { likePtBr } from './like.pt-br.ts';

export const likeEnUs: Texts<typeof likePtBr> = {
  like: 'Like {{title}}',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
};
