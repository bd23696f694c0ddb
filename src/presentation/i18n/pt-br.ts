import { accountPtBr } from '../account/account.pt-br.ts';
import { emailErrorsPtBr, fieldErrorsPtBr } from '../account/field-errors.pt-br.ts';
import { userDataPtBr } from '../account/user-data.pt-br.ts';
import { acquisitionsPtBr } from '../acquisitions/acquisitions.pt-br.ts';
import { arrivalPtBr } from '../callback/arrival.pt-br.ts';
import { callbackPtBr } from '../callback/callback.pt-br.ts';
import { externalErrorsPtBr } from '../callback/external-errors.pt-br.ts';
import { cataloguePtBr } from '../catalogue/catalogue.pt-br.ts';
import { issueWordsPtBr } from '../checkout/acquisition/issue-words.pt-br.ts';
import { addCardPtBr } from '../checkout/cards/add-card.pt-br.ts';
import { checkoutFormPtBr } from '../checkout/form/checkout-form.pt-br.ts';
import { soldWordsPtBr } from '../checkout/form/sold-words.pt-br.ts';
import { afterOrderPtBr } from '../checkout/order/after-order.pt-br.ts';
import { paymentHistoryPtBr } from '../checkout/payment-history/payment-history.pt-br.ts';
import { paymentMethodsPtBr } from '../checkout/payment-methods/payment-methods.pt-br.ts';
import { planWordsPtBr } from '../checkout/subscription/plan-words.pt-br.ts';
import { creditWordsPtBr } from '../checkout/wallet/credit-words.pt-br.ts';
import { externalPtBr } from '../external/external.pt-br.ts';
import { favouritesPtBr } from '../favourites/favourites.pt-br.ts';
import { forgotPasswordPtBr } from '../forgot-password/forgot-password.pt-br.ts';
import { genrePtBr } from '../genre/genre.pt-br.ts';
import { homePtBr } from '../home/home.pt-br.ts';
import { issuePtBr } from '../issue/issue.pt-br.ts';
import { rolesPtBr } from '../issue/roles.pt-br.ts';
import { ownPlanPtBr } from '../own-plan/own-plan.pt-br.ts';
import { plansPtBr } from '../plans/plans.pt-br.ts';
import { publisherPtBr } from '../publisher/publisher.pt-br.ts';
import { publishersPtBr } from '../publishers/publishers.pt-br.ts';
import { reactivationPtBr } from '../reactivation/reactivation.pt-br.ts';
import { readerPtBr } from '../reader/reader.pt-br.ts';
import { resetPasswordPtBr } from '../reset-password/reset-password.pt-br.ts';
import { searchPtBr } from '../search/search.pt-br.ts';
import { securityPtBr } from '../security/security.pt-br.ts';
import { seriesPtBr } from '../series/series.pt-br.ts';
import { gatePtBr } from '../shell/age-gate/gate.pt-br.ts';
import { authPtBr } from '../shell/auth/auth.pt-br.ts';
import { declarationPtBr, externalEntriesPtBr } from '../shell/auth/external-entries.pt-br.ts';
import { confirmPasswordPtBr } from '../shell/password-confirmation/confirm-password.pt-br.ts';
import { accountFramePtBr } from '../shell/profile/account-frame.pt-br.ts';
import { secondFactorPtBr } from '../shell/second-factor/second-factor.pt-br.ts';
import { signInPtBr } from '../sign-in/sign-in.pt-br.ts';
import { signUpPtBr } from '../sign-up/sign-up.pt-br.ts';
import { staffAccountsPtBr } from '../staff-accounts/staff-accounts.pt-br.ts';
import { twoFactorPtBr } from '../two-factor/two-factor.pt-br.ts';
import { choicesPtBr } from '../ui/form/choices.pt-br.ts';
import { formPtBr } from '../ui/form/form.pt-br.ts';
import { accountChecksPtBr, emailCheckPtBr } from '../ui/validation/account-checks.pt-br.ts';
import { checksPtBr } from '../ui/validation/checks.pt-br.ts';
import { validateEmailPtBr } from '../validate-email/validate-email.pt-br.ts';
import { voucherPtBr } from '../voucher/voucher.pt-br.ts';
import { errorsPtBr } from './errors.pt-br.ts';
import { formatsPtBr } from './formats.pt-br.ts';
import { laterErrorsPtBr } from './later-errors.pt-br.ts';
import { laterSuccessesPtBr } from './later-successes.pt-br.ts';
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
