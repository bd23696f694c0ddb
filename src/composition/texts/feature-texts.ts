import type { Texts } from '../../presentation/i18n/texts.ts';
import type { allTexts } from './all-texts.ts';

type AllTexts = typeof allTexts;

/** Texts of a screen or part by namespace, in Portuguese and English. */
export type FeatureTexts = {
  readonly [Namespace in keyof AllTexts]?: readonly [
    ptBr: AllTexts[Namespace][0],
    enUs: Texts<AllTexts[Namespace][0]>,
  ];
};
