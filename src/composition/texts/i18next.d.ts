import 'i18next';
import type { allTexts } from './all-texts.ts';
import type { startPtBr } from './start.pt-br.ts';

type AllTexts = typeof allTexts;

declare module 'i18next' {
  /** The compiler refuses a key that the texts do not have. */
  interface CustomTypeOptions {
    /** The first is the default one; keys of the others name theirs. */
    defaultNS: readonly ['translation', ...(keyof AllTexts)[]];
    resources: { translation: typeof startPtBr } & {
      [Namespace in keyof AllTexts]: AllTexts[Namespace][0];
    };
    returnNull: false;
  }
}
