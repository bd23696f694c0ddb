import type { Texts } from '../../presentation/i18n/texts.ts';
import type { allTexts } from './all-texts.ts';

type AllTexts = typeof allTexts;

/** What a screen or a part says besides what every screen may, by namespace: in Portuguese and in English. */
export type BroughtTexts = {
  readonly [Namespace in keyof AllTexts]?: readonly [
    ptBr: AllTexts[Namespace][0],
    enUs: Texts<AllTexts[Namespace][0]>,
  ];
};
