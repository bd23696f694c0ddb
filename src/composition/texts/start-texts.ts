import type { TextSources } from '../../presentation/i18n/start-i18n.ts';

/** Each language is a file of its own; the page that the platform serves already names the original's. */
export const startTexts: TextSources = {
  'pt-BR': async () => (await import(/* webpackChunkName: 'texts-pt-br' */ './start.pt-br.ts')).startPtBr,
  'en-US': async () => (await import(/* webpackChunkName: 'texts-en-us' */ './start.en-us.ts')).startEnUs,
};
