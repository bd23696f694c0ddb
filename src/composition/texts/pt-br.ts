import { accountPtBr } from '../../presentation/account/account.pt-br.ts';
import { emailErrorsPtBr, fieldErrorsPtBr } from '../../presentation/account/field-errors.pt-br.ts';
import { userDataPtBr } from '../../presentation/account/user-data.pt-br.ts';
import { acquisitionsPtBr } from '../../presentation/acquisitions/acquisitions.pt-br.ts';
import { arrivalPtBr } from '../../presentation/callback/arrival.pt-br.ts';
import { callbackPtBr } from '../../presentation/callback/callback.pt-br.ts';
import { externalErrorsPtBr } from '../../presentation/callback/external-errors.pt-br.ts';
import { cataloguePtBr } from '../../presentation/catalogue/catalogue.pt-br.ts';
import { issueWordsPtBr } from '../../presentation/checkout/acquisition/issue-words.pt-br.ts';
import { addCardPtBr } from '../../presentation/checkout/cards/add-card.pt-br.ts';
import { checkoutFormPtBr } from '../../presentation/checkout/form/checkout-form.pt-br.ts';
import { soldWordsPtBr } from '../../presentation/checkout/form/sold-words.pt-br.ts';
import { afterOrderPtBr } from '../../presentation/checkout/order/after-order.pt-br.ts';
import { paymentHistoryPtBr } from '../../presentation/checkout/payment-history/payment-history.pt-br.ts';
import { paymentMethodsPtBr } from '../../presentation/checkout/payment-methods/payment-methods.pt-br.ts';
import { planWordsPtBr } from '../../presentation/checkout/subscription/plan-words.pt-br.ts';
import { creditWordsPtBr } from '../../presentation/checkout/wallet/credit-words.pt-br.ts';
import { externalPtBr } from '../../presentation/external/external.pt-br.ts';
import { favouritesPtBr } from '../../presentation/favourites/favourites.pt-br.ts';
import { forgotPasswordPtBr } from '../../presentation/forgot-password/forgot-password.pt-br.ts';
import { genrePtBr } from '../../presentation/genre/genre.pt-br.ts';
import { homePtBr } from '../../presentation/home/home.pt-br.ts';
import { errorsPtBr } from '../../presentation/i18n/errors.pt-br.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { laterErrorsPtBr } from '../../presentation/i18n/later-errors.pt-br.ts';
import { laterSuccessesPtBr } from '../../presentation/i18n/later-successes.pt-br.ts';
import { issuePtBr } from '../../presentation/issue/issue.pt-br.ts';
import { rolesPtBr } from '../../presentation/issue/roles.pt-br.ts';
import { ownPlanPtBr } from '../../presentation/own-plan/own-plan.pt-br.ts';
import { plansPtBr } from '../../presentation/plans/plans.pt-br.ts';
import { publisherPtBr } from '../../presentation/publisher/publisher.pt-br.ts';
import { publishersPtBr } from '../../presentation/publishers/publishers.pt-br.ts';
import { reactivationPtBr } from '../../presentation/reactivation/reactivation.pt-br.ts';
import { readerPtBr } from '../../presentation/reader/reader.pt-br.ts';
import { resetPasswordPtBr } from '../../presentation/reset-password/reset-password.pt-br.ts';
import { searchPtBr } from '../../presentation/search/search.pt-br.ts';
import { securityPtBr } from '../../presentation/security/security.pt-br.ts';
import { seriesPtBr } from '../../presentation/series/series.pt-br.ts';
import { gatePtBr } from '../../presentation/shell/age-gate/gate.pt-br.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import {
  declarationPtBr,
  externalEntriesPtBr,
} from '../../presentation/shell/auth/external-entries.pt-br.ts';
import { confirmPasswordPtBr } from '../../presentation/shell/password-confirmation/confirm-password.pt-br.ts';
import { accountFramePtBr } from '../../presentation/shell/profile/account-frame.pt-br.ts';
import { secondFactorPtBr } from '../../presentation/shell/second-factor/second-factor.pt-br.ts';
import { signInPtBr } from '../../presentation/sign-in/sign-in.pt-br.ts';
import { signUpPtBr } from '../../presentation/sign-up/sign-up.pt-br.ts';
import { staffAccountsPtBr } from '../../presentation/staff-accounts/staff-accounts.pt-br.ts';
import { twoFactorPtBr } from '../../presentation/two-factor/two-factor.pt-br.ts';
import { choicesPtBr } from '../../presentation/ui/form/choices.pt-br.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { accountChecksPtBr, emailCheckPtBr } from '../../presentation/ui/validation/account-checks.pt-br.ts';
import { checksPtBr } from '../../presentation/ui/validation/checks.pt-br.ts';
import { validateEmailPtBr } from '../../presentation/validate-email/validate-email.pt-br.ts';
import { voucherPtBr } from '../../presentation/voucher/voucher.pt-br.ts';
import { startPtBr } from './start.pt-br.ts';

/** The original texts, all of them. Every other language has the same keys. */
export const ptBr = {
  ...startPtBr,
  home: homePtBr,
  catalog: cataloguePtBr,
  genre: genrePtBr,
  search: searchPtBr,
  issue: issuePtBr,
  series: seriesPtBr,
  publishers: publishersPtBr,
  publisher: publisherPtBr,
  gate: gatePtBr,
  auth: authPtBr,
  secondFactor: secondFactorPtBr,
  twoFactor: twoFactorPtBr,
  signIn: signInPtBr,
  signUp: signUpPtBr,
  favourites: favouritesPtBr,
  forgotPassword: forgotPasswordPtBr,
  resetPassword: resetPasswordPtBr,
  validateEmail: validateEmailPtBr,
  account: { ...accountPtBr, ...userDataPtBr },
  form: { ...formPtBr, ...accountChecksPtBr, ...emailCheckPtBr, ...checksPtBr, ...choicesPtBr },
  plans: plansPtBr,
  checkout: {
    ...checkoutFormPtBr,
    plan: { ...planWordsPtBr, ...soldWordsPtBr.plan },
    issue: issueWordsPtBr,
    ways: soldWordsPtBr.ways,
    credit: { ...creditWordsPtBr, ...soldWordsPtBr.credit },
  },
  afterOrder: afterOrderPtBr,
  accountFrame: accountFramePtBr,
  ownPlan: ownPlanPtBr,
  paymentMethods: paymentMethodsPtBr,
  paymentHistory: paymentHistoryPtBr,
  voucher: voucherPtBr,
  acquisitions: acquisitionsPtBr,
  addCard: addCardPtBr,
  reader: readerPtBr,
  externalEntries: { ...externalEntriesPtBr, ...declarationPtBr },
  external: externalPtBr,
  callback: callbackPtBr,
  security: { ...confirmPasswordPtBr, ...securityPtBr },
  staffAccounts: staffAccountsPtBr,
  reactivation: reactivationPtBr,
  formats: formatsPtBr,
  roles: rolesPtBr,
  errors: {
    ...errorsPtBr,
    ...externalErrorsPtBr,
    ...laterErrorsPtBr,
    USER: { ...laterErrorsPtBr.USER, ...fieldErrorsPtBr, ...emailErrorsPtBr },
  },
  successes: { ...arrivalPtBr, ...laterSuccessesPtBr },
} as const;
