import type { Texts } from '../../i18n/texts.ts';
import type { endPtBr } from './end.pt-br.ts';

export const endEnUs: Texts<typeof endPtBr> = {
  word: 'The end',
  title: 'You finished {{title}}',
  next: 'Up next',
  freeInSeries: 'Free in this series',
  freeOfGenre: 'Free in the same genre',
  readNext: 'Read now',
  resume: 'Continue (page {{page}})',
  seeNext: 'See the issue',
  isNewest: 'This is the newest issue of the series.',
  toSeries: 'See the series {{series}}',
  readAgain: 'Read again',
  back: 'Back to the issue',
  sameSeries: 'More from this series',
  sameGenre: 'You may also like',
};
