import { accountEnUs } from '../account/account.en-us.ts';
import { emailErrorsEnUs, fieldErrorsEnUs } from '../account/field-errors.en-us.ts';
import { userDataEnUs } from '../account/user-data.en-us.ts';
import { acquisitionsEnUs } from '../acquisitions/acquisitions.en-us.ts';
import { arrivalEnUs } from '../callback/arrival.en-us.ts';
import { callbackEnUs } from '../callback/callback.en-us.ts';
import { externalErrorsEnUs } from '../callback/external-errors.en-us.ts';
import { catalogueEnUs } from '../catalogue/catalogue.en-us.ts';
import { issueWordsEnUs } from '../checkout/acquisition/issue-words.en-us.ts';
import { addCardEnUs } from '../checkout/cards/add-card.en-us.ts';
import { checkoutFormEnUs } from '../checkout/form/checkout-form.en-us.ts';
import { soldWordsEnUs } from '../checkout/form/sold-words.en-us.ts';
import { afterOrderEnUs } from '../checkout/order/after-order.en-us.ts';
import { paymentHistoryEnUs } from '../checkout/payment-history/payment-history.en-us.ts';
import { paymentMethodsEnUs } from '../checkout/payment-methods/payment-methods.en-us.ts';
import { planWordsEnUs } from '../checkout/subscription/plan-words.en-us.ts';
import { creditWordsEnUs } from '../checkout/wallet/credit-words.en-us.ts';
import { externalEnUs } from '../external/external.en-us.ts';
import { favouritesEnUs } from '../favourites/favourites.en-us.ts';
import { forgotPasswordEnUs } from '../forgot-password/forgot-password.en-us.ts';
import { genreEnUs } from '../genre/genre.en-us.ts';
import { homeEnUs } from '../home/home.en-us.ts';
import { issueEnUs } from '../issue/issue.en-us.ts';
import { rolesEnUs } from '../issue/roles.en-us.ts';
import { ownPlanEnUs } from '../own-plan/own-plan.en-us.ts';
import { plansEnUs } from '../plans/plans.en-us.ts';
import { publisherEnUs } from '../publisher/publisher.en-us.ts';
import { publishersEnUs } from '../publishers/publishers.en-us.ts';
import { reactivationEnUs } from '../reactivation/reactivation.en-us.ts';
import { readerEnUs } from '../reader/reader.en-us.ts';
import { resetPasswordEnUs } from '../reset-password/reset-password.en-us.ts';
import { searchEnUs } from '../search/search.en-us.ts';
import { securityEnUs } from '../security/security.en-us.ts';
import { seriesEnUs } from '../series/series.en-us.ts';
import { gateEnUs } from '../shell/age-gate/gate.en-us.ts';
import { authEnUs } from '../shell/auth/auth.en-us.ts';
import { declarationEnUs, externalEntriesEnUs } from '../shell/auth/external-entries.en-us.ts';
import { confirmPasswordEnUs } from '../shell/password-confirmation/confirm-password.en-us.ts';
import { accountFrameEnUs } from '../shell/profile/account-frame.en-us.ts';
import { secondFactorEnUs } from '../shell/second-factor/second-factor.en-us.ts';
import { signInEnUs } from '../sign-in/sign-in.en-us.ts';
import { signUpEnUs } from '../sign-up/sign-up.en-us.ts';
import { staffAccountsEnUs } from '../staff-accounts/staff-accounts.en-us.ts';
import { twoFactorEnUs } from '../two-factor/two-factor.en-us.ts';
import { choicesEnUs } from '../ui/form/choices.en-us.ts';
import { formEnUs } from '../ui/form/form.en-us.ts';
import { accountChecksEnUs, emailCheckEnUs } from '../ui/validation/account-checks.en-us.ts';
import { checksEnUs } from '../ui/validation/checks.en-us.ts';
import { validateEmailEnUs } from '../validate-email/validate-email.en-us.ts';
import { voucherEnUs } from '../voucher/voucher.en-us.ts';
import { errorsEnUs } from './errors.en-us.ts';
import { formatsEnUs } from './formats.en-us.ts';
import { laterErrorsEnUs } from './later-errors.en-us.ts';
import { laterSuccessesEnUs } from './later-successes.en-us.ts';
import type { ptBr } from './pt-br.ts';
import { startEnUs } from './start.en-us.ts';
import type { Texts } from './texts.ts';

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
