import type { TextSources } from '../../presentation/i18n/start-i18n.ts';

/** One file per language. The served page already lists the Portuguese one. */
export const startTexts: TextSources = {
  'pt-BR': async () => (await import(/* webpackChunkName: 'texts-pt-br' */ './start.pt-br.ts')).startPtBr,
  'en-US': async () => (await import(/* webpackChunkName: 'texts-en-us' */ './start.en-us.ts')).startEnUs,
};
