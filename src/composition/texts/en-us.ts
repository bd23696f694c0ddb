import { accountEnUs } from '../../presentation/account/account.en-us.ts';
import { emailErrorsEnUs, fieldErrorsEnUs } from '../../presentation/account/field-errors.en-us.ts';
import { userDataEnUs } from '../../presentation/account/user-data.en-us.ts';
import { acquisitionsEnUs } from '../../presentation/acquisitions/acquisitions.en-us.ts';
import { arrivalEnUs } from '../../presentation/callback/arrival.en-us.ts';
import { callbackEnUs } from '../../presentation/callback/callback.en-us.ts';
import { externalErrorsEnUs } from '../../presentation/callback/external-errors.en-us.ts';
import { catalogueEnUs } from '../../presentation/catalogue/catalogue.en-us.ts';
import { issueWordsEnUs } from '../../presentation/checkout/acquisition/issue-words.en-us.ts';
import { addCardEnUs } from '../../presentation/checkout/cards/add-card.en-us.ts';
import { checkoutFormEnUs } from '../../presentation/checkout/form/checkout-form.en-us.ts';
import { soldWordsEnUs } from '../../presentation/checkout/form/sold-words.en-us.ts';
import { afterOrderEnUs } from '../../presentation/checkout/order/after-order.en-us.ts';
import { paymentHistoryEnUs } from '../../presentation/checkout/payment-history/payment-history.en-us.ts';
import { paymentMethodsEnUs } from '../../presentation/checkout/payment-methods/payment-methods.en-us.ts';
import { planWordsEnUs } from '../../presentation/checkout/subscription/plan-words.en-us.ts';
import { creditWordsEnUs } from '../../presentation/checkout/wallet/credit-words.en-us.ts';
import { externalEnUs } from '../../presentation/external/external.en-us.ts';
import { favouritesEnUs } from '../../presentation/favourites/favourites.en-us.ts';
import { forgotPasswordEnUs } from '../../presentation/forgot-password/forgot-password.en-us.ts';
import { genreEnUs } from '../../presentation/genre/genre.en-us.ts';
import { homeEnUs } from '../../presentation/home/home.en-us.ts';
import { errorsEnUs } from '../../presentation/i18n/errors.en-us.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { laterErrorsEnUs } from '../../presentation/i18n/later-errors.en-us.ts';
import { laterSuccessesEnUs } from '../../presentation/i18n/later-successes.en-us.ts';
import type { Texts } from '../../presentation/i18n/texts.ts';
import { issueEnUs } from '../../presentation/issue/issue.en-us.ts';
import { rolesEnUs } from '../../presentation/issue/roles.en-us.ts';
import { ownPlanEnUs } from '../../presentation/own-plan/own-plan.en-us.ts';
import { plansEnUs } from '../../presentation/plans/plans.en-us.ts';
import { publisherEnUs } from '../../presentation/publisher/publisher.en-us.ts';
import { publishersEnUs } from '../../presentation/publishers/publishers.en-us.ts';
import { reactivationEnUs } from '../../presentation/reactivation/reactivation.en-us.ts';
import { readerEnUs } from '../../presentation/reader/reader.en-us.ts';
import { resetPasswordEnUs } from '../../presentation/reset-password/reset-password.en-us.ts';
import { searchEnUs } from '../../presentation/search/search.en-us.ts';
import { securityEnUs } from '../../presentation/security/security.en-us.ts';
import { seriesEnUs } from '../../presentation/series/series.en-us.ts';
import { gateEnUs } from '../../presentation/shell/age-gate/gate.en-us.ts';
import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import {
  declarationEnUs,
  externalEntriesEnUs,
} from '../../presentation/shell/auth/external-entries.en-us.ts';
import { confirmPasswordEnUs } from '../../presentation/shell/password-confirmation/confirm-password.en-us.ts';
import { accountFrameEnUs } from '../../presentation/shell/profile/account-frame.en-us.ts';
import { secondFactorEnUs } from '../../presentation/shell/second-factor/second-factor.en-us.ts';
import { signInEnUs } from '../../presentation/sign-in/sign-in.en-us.ts';
import { signUpEnUs } from '../../presentation/sign-up/sign-up.en-us.ts';
import { staffAccountsEnUs } from '../../presentation/staff-accounts/staff-accounts.en-us.ts';
import { twoFactorEnUs } from '../../presentation/two-factor/two-factor.en-us.ts';
import { choicesEnUs } from '../../presentation/ui/form/choices.en-us.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { accountChecksEnUs, emailCheckEnUs } from '../../presentation/ui/validation/account-checks.en-us.ts';
import { checksEnUs } from '../../presentation/ui/validation/checks.en-us.ts';
import { validateEmailEnUs } from '../../presentation/validate-email/validate-email.en-us.ts';
import { voucherEnUs } from '../../presentation/voucher/voucher.en-us.ts';
import type { ptBr } from './pt-br.ts';
import { startEnUs } from './start.en-us.ts';

export const enUs: Texts<typeof ptBr> = {
  ...startEnUs,
  home: homeEnUs,
  catalog: catalogueEnUs,
  genre: genreEnUs,
  search: searchEnUs,
  issue: issueEnUs,
  series: seriesEnUs,
  publishers: publishersEnUs,
  publisher: publisherEnUs,
  gate: gateEnUs,
  auth: authEnUs,
  secondFactor: secondFactorEnUs,
  twoFactor: twoFactorEnUs,
  signIn: signInEnUs,
  signUp: signUpEnUs,
  favourites: favouritesEnUs,
  forgotPassword: forgotPasswordEnUs,
  resetPassword: resetPasswordEnUs,
  validateEmail: validateEmailEnUs,
  account: { ...accountEnUs, ...userDataEnUs },
  form: { ...formEnUs, ...accountChecksEnUs, ...emailCheckEnUs, ...checksEnUs, ...choicesEnUs },
  plans: plansEnUs,
  checkout: {
    ...checkoutFormEnUs,
    plan: { ...planWordsEnUs, ...soldWordsEnUs.plan },
    issue: issueWordsEnUs,
    ways: soldWordsEnUs.ways,
    credit: { ...creditWordsEnUs, ...soldWordsEnUs.credit },
  },
  afterOrder: afterOrderEnUs,
  accountFrame: accountFrameEnUs,
  ownPlan: ownPlanEnUs,
  paymentMethods: paymentMethodsEnUs,
  paymentHistory: paymentHistoryEnUs,
  voucher: voucherEnUs,
  acquisitions: acquisitionsEnUs,
  addCard: addCardEnUs,
  reader: readerEnUs,
  externalEntries: { ...externalEntriesEnUs, ...declarationEnUs },
  external: externalEnUs,
  callback: callbackEnUs,
  security: { ...confirmPasswordEnUs, ...securityEnUs },
  staffAccounts: staffAccountsEnUs,
  reactivation: reactivationEnUs,
  formats: formatsEnUs,
  roles: rolesEnUs,
  errors: {
    ...errorsEnUs,
    ...externalErrorsEnUs,
    ...laterErrorsEnUs,
    USER: { ...laterErrorsEnUs.USER, ...fieldErrorsEnUs, ...emailErrorsEnUs },
  },
  successes: { ...arrivalEnUs, ...laterSuccessesEnUs },
};
