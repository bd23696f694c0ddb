import type { Texts } from '../i18n/texts.ts';
import type { readerPtBr } from './reader.pt-br.ts';

export const readerEnUs: Texts<typeof readerPtBr> = {
  position: 'Page {{page}} of {{count}}',
  positions: 'Pages {{first}} and {{second}} of {{count}}',
  pageOf: 'Page {{page}} of {{title}}',
  slider: 'Page',
  controls: 'Reading controls',
  back: 'Back to the issue',
  next: 'Next page',
  previous: 'Previous page',
  vertical: 'Vertical scroll',
  rightToLeft: 'Right to left',
  fitWidth: 'Fit to width',
  pairs: 'Two pages',
  animateTurns: 'Animate page turns',
  rotate: 'Rotate your phone to see the double page',
  closeHint: 'Close the hint',
  fullScreen: 'Full screen',
  opening: 'Opening the comic…',
  loadingPage: 'Loading page {{page}}…',
  pageFailed: 'Page {{page}} did not load.',
  openingFailed: 'The comic could not be opened',
  noPages: 'This issue has no pages yet.',
  toCatalog: 'See the catalog',
  end: 'The end',
};
