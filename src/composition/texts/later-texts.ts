import { emailErrorsEnUs, fieldErrorsEnUs } from '../../presentation/account/field-errors.en-us.ts';
import { emailErrorsPtBr, fieldErrorsPtBr } from '../../presentation/account/field-errors.pt-br.ts';
import { callbackMessagesEnUs } from '../../presentation/callback/callback-messages.en-us.ts';
import { callbackMessagesPtBr } from '../../presentation/callback/callback-messages.pt-br.ts';
import { externalErrorsEnUs } from '../../presentation/callback/external-errors.en-us.ts';
import { externalErrorsPtBr } from '../../presentation/callback/external-errors.pt-br.ts';
import { laterErrorsEnUs } from '../../presentation/i18n/later-errors.en-us.ts';
import { laterErrorsPtBr } from '../../presentation/i18n/later-errors.pt-br.ts';
import { laterSuccessesEnUs } from '../../presentation/i18n/later-successes.en-us.ts';
import { laterSuccessesPtBr } from '../../presentation/i18n/later-successes.pt-br.ts';
import type { FeatureTexts } from './feature-texts.ts';

/** Texts of messages that follow an action of the reader, on any screen. No screen needs them when it opens. */
export const laterTexts: FeatureTexts = {
  externalErrors: [externalErrorsPtBr, externalErrorsEnUs],
  laterErrors: [laterErrorsPtBr, laterErrorsEnUs],
  fieldErrors: [fieldErrorsPtBr, fieldErrorsEnUs],
  emailErrors: [emailErrorsPtBr, emailErrorsEnUs],
  callbackMessages: [callbackMessagesPtBr, callbackMessagesEnUs],
  successes: [laterSuccessesPtBr, laterSuccessesEnUs],
};
