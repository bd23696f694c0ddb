import { emailErrorsEnUs, fieldErrorsEnUs } from '../account/field-errors.en-us.ts';
import { emailErrorsPtBr, fieldErrorsPtBr } from '../account/field-errors.pt-br.ts';
import { arrivalEnUs } from '../callback/arrival.en-us.ts';
import { arrivalPtBr } from '../callback/arrival.pt-br.ts';
import { externalErrorsEnUs } from '../callback/external-errors.en-us.ts';
import { externalErrorsPtBr } from '../callback/external-errors.pt-br.ts';
import { laterErrorsEnUs } from './later-errors.en-us.ts';
import { laterErrorsPtBr } from './later-errors.pt-br.ts';
import { laterSuccessesEnUs } from './later-successes.en-us.ts';
import { laterSuccessesPtBr } from './later-successes.pt-br.ts';
import type { BroughtTexts } from './texts.ts';

/** What is told after something that a reader did, on whichever screen: none begins with it. */
export const laterTexts: BroughtTexts = {
  'pt-BR': {
    errors: {
      ...externalErrorsPtBr,
      ...laterErrorsPtBr,
      USER: { ...laterErrorsPtBr.USER, ...fieldErrorsPtBr, ...emailErrorsPtBr },
    },
    successes: { ...arrivalPtBr, ...laterSuccessesPtBr },
  },
  'en-US': {
    errors: {
      ...externalErrorsEnUs,
      ...laterErrorsEnUs,
      USER: { ...laterErrorsEnUs.USER, ...fieldErrorsEnUs, ...emailErrorsEnUs },
    },
    successes: { ...arrivalEnUs, ...laterSuccessesEnUs },
  },
};
