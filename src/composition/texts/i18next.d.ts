import 'i18next';
import type { allTexts } from './all-texts.ts';
import type { startPtBr } from './start.pt-br.ts';

type AllTexts = typeof allTexts;

declare module 'i18next' {
  /** Makes a missing key a compile error. */
  interface CustomTypeOptions {
    /** The first is the default. Keys of other namespaces have a prefix. */
    defaultNS: readonly ['translation', ...(keyof AllTexts)[]];
    resources: { translation: typeof startPtBr } & {
      [Namespace in keyof AllTexts]: AllTexts[Namespace][0];
    };
    returnNull: false;
  }
}
