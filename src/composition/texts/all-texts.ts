import { accountEnUs } from '../../presentation/account/account.en-us.ts';
import { accountPtBr } from '../../presentation/account/account.pt-br.ts';
import { deletionEnUs } from '../../presentation/account/deletion.en-us.ts';
import { deletionPtBr } from '../../presentation/account/deletion.pt-br.ts';
import { emailErrorsEnUs, fieldErrorsEnUs } from '../../presentation/account/field-errors.en-us.ts';
import { emailErrorsPtBr, fieldErrorsPtBr } from '../../presentation/account/field-errors.pt-br.ts';
import { privacyEnUs } from '../../presentation/account/privacy/privacy.en-us.ts';
import { privacyPtBr } from '../../presentation/account/privacy/privacy.pt-br.ts';
import { userDataEnUs } from '../../presentation/account/user-data.en-us.ts';
import { userDataPtBr } from '../../presentation/account/user-data.pt-br.ts';
import { callbackEnUs } from '../../presentation/callback/callback.en-us.ts';
import { callbackPtBr } from '../../presentation/callback/callback.pt-br.ts';
import { callbackMessagesEnUs } from '../../presentation/callback/callback-messages.en-us.ts';
import { callbackMessagesPtBr } from '../../presentation/callback/callback-messages.pt-br.ts';
import { externalErrorsEnUs } from '../../presentation/callback/external-errors.en-us.ts';
import { externalErrorsPtBr } from '../../presentation/callback/external-errors.pt-br.ts';
import { catalogueEnUs } from '../../presentation/catalogue/catalogue.en-us.ts';
import { cataloguePtBr } from '../../presentation/catalogue/catalogue.pt-br.ts';
import { acquisitionEnUs } from '../../presentation/checkout/acquisition/acquisition.en-us.ts';
import { acquisitionPtBr } from '../../presentation/checkout/acquisition/acquisition.pt-br.ts';
import { notSoldEnUs } from '../../presentation/checkout/acquisition/not-sold.en-us.ts';
import { notSoldPtBr } from '../../presentation/checkout/acquisition/not-sold.pt-br.ts';
import { addCardEnUs } from '../../presentation/checkout/cards/add-card.en-us.ts';
import { addCardPtBr } from '../../presentation/checkout/cards/add-card.pt-br.ts';
import { checkoutFormEnUs } from '../../presentation/checkout/form/checkout-form.en-us.ts';
import { checkoutFormPtBr } from '../../presentation/checkout/form/checkout-form.pt-br.ts';
import { soldEnUs } from '../../presentation/checkout/form/sold.en-us.ts';
import { soldPtBr } from '../../presentation/checkout/form/sold.pt-br.ts';
import { afterOrderEnUs } from '../../presentation/checkout/order/after-order.en-us.ts';
import { afterOrderPtBr } from '../../presentation/checkout/order/after-order.pt-br.ts';
import { paymentHistoryEnUs } from '../../presentation/checkout/payment-history/payment-history.en-us.ts';
import { paymentHistoryPtBr } from '../../presentation/checkout/payment-history/payment-history.pt-br.ts';
import { paymentMethodsEnUs } from '../../presentation/checkout/payment-methods/payment-methods.en-us.ts';
import { paymentMethodsPtBr } from '../../presentation/checkout/payment-methods/payment-methods.pt-br.ts';
import { subscriptionEnUs } from '../../presentation/checkout/subscription/subscription.en-us.ts';
import { subscriptionPtBr } from '../../presentation/checkout/subscription/subscription.pt-br.ts';
import { balanceEnUs } from '../../presentation/checkout/wallet/balance.en-us.ts';
import { balancePtBr } from '../../presentation/checkout/wallet/balance.pt-br.ts';
import { creatorEnUs } from '../../presentation/creator/creator.en-us.ts';
import { creatorPtBr } from '../../presentation/creator/creator.pt-br.ts';
import { familyEnUs } from '../../presentation/family/family.en-us.ts';
import { familyPtBr } from '../../presentation/family/family.pt-br.ts';
import { followingEnUs } from '../../presentation/following/following.en-us.ts';
import { followingPtBr } from '../../presentation/following/following.pt-br.ts';
import { forgotPasswordEnUs } from '../../presentation/forgot-password/forgot-password.en-us.ts';
import { forgotPasswordPtBr } from '../../presentation/forgot-password/forgot-password.pt-br.ts';
import { genreEnUs } from '../../presentation/genre/genre.en-us.ts';
import { genrePtBr } from '../../presentation/genre/genre.pt-br.ts';
import { homeEnUs } from '../../presentation/home/home.en-us.ts';
import { homePtBr } from '../../presentation/home/home.pt-br.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { laterErrorsEnUs } from '../../presentation/i18n/later-errors.en-us.ts';
import { laterErrorsPtBr } from '../../presentation/i18n/later-errors.pt-br.ts';
import { laterSuccessesEnUs } from '../../presentation/i18n/later-successes.en-us.ts';
import { laterSuccessesPtBr } from '../../presentation/i18n/later-successes.pt-br.ts';
import { issueEnUs } from '../../presentation/issue/issue.en-us.ts';
import { issuePtBr } from '../../presentation/issue/issue.pt-br.ts';
import { rolesEnUs } from '../../presentation/issue/roles.en-us.ts';
import { rolesPtBr } from '../../presentation/issue/roles.pt-br.ts';
import { operatorSignInEnUs } from '../../presentation/operator-sign-in/operator-sign-in.en-us.ts';
import { operatorSignInPtBr } from '../../presentation/operator-sign-in/operator-sign-in.pt-br.ts';
import { ownPlanEnUs } from '../../presentation/own-plan/own-plan.en-us.ts';
import { ownPlanPtBr } from '../../presentation/own-plan/own-plan.pt-br.ts';
import { plansEnUs } from '../../presentation/plans/plans.en-us.ts';
import { plansPtBr } from '../../presentation/plans/plans.pt-br.ts';
import { publisherEnUs } from '../../presentation/publisher/publisher.en-us.ts';
import { publisherPtBr } from '../../presentation/publisher/publisher.pt-br.ts';
import { publishersEnUs } from '../../presentation/publishers/publishers.en-us.ts';
import { publishersPtBr } from '../../presentation/publishers/publishers.pt-br.ts';
import { reactivationEnUs } from '../../presentation/reactivation/reactivation.en-us.ts';
import { reactivationPtBr } from '../../presentation/reactivation/reactivation.pt-br.ts';
import { endEnUs } from '../../presentation/reader/end/end.en-us.ts';
import { endPtBr } from '../../presentation/reader/end/end.pt-br.ts';
import { readerEnUs } from '../../presentation/reader/reader.en-us.ts';
import { readerPtBr } from '../../presentation/reader/reader.pt-br.ts';
import { sampleEnUs } from '../../presentation/reader/sample/sample.en-us.ts';
import { samplePtBr } from '../../presentation/reader/sample/sample.pt-br.ts';
import { resetPasswordEnUs } from '../../presentation/reset-password/reset-password.en-us.ts';
import { resetPasswordPtBr } from '../../presentation/reset-password/reset-password.pt-br.ts';
import { searchEnUs } from '../../presentation/search/search.en-us.ts';
import { searchPtBr } from '../../presentation/search/search.pt-br.ts';
import { securityEnUs } from '../../presentation/security/security.en-us.ts';
import { securityPtBr } from '../../presentation/security/security.pt-br.ts';
import { seriesEnUs } from '../../presentation/series/series.en-us.ts';
import { seriesPtBr } from '../../presentation/series/series.pt-br.ts';
import { shelfEnUs } from '../../presentation/shelf/shelf.en-us.ts';
import { shelfPtBr } from '../../presentation/shelf/shelf.pt-br.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { gateEnUs } from '../../presentation/shell/age-gate/gate.en-us.ts';
import { gatePtBr } from '../../presentation/shell/age-gate/gate.pt-br.ts';
import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import {
  declarationEnUs,
  providerButtonsEnUs,
} from '../../presentation/shell/auth/provider-buttons.en-us.ts';
import {
  declarationPtBr,
  providerButtonsPtBr,
} from '../../presentation/shell/auth/provider-buttons.pt-br.ts';
import { consentsEnUs } from '../../presentation/shell/consents/consents.en-us.ts';
import { consentsPtBr } from '../../presentation/shell/consents/consents.pt-br.ts';
import { followEnUs } from '../../presentation/shell/following/follow.en-us.ts';
import { followPtBr } from '../../presentation/shell/following/follow.pt-br.ts';
import { guardianEnUs } from '../../presentation/shell/guardian/guardian.en-us.ts';
import { guardianPtBr } from '../../presentation/shell/guardian/guardian.pt-br.ts';
import { likeEnUs } from '../../presentation/shell/likes/like.en-us.ts';
import { likePtBr } from '../../presentation/shell/likes/like.pt-br.ts';
import { guardianReturnEnUs } from '../../presentation/shell/modals/guardian-return.en-us.ts';
import { guardianReturnPtBr } from '../../presentation/shell/modals/guardian-return.pt-br.ts';
import { confirmPasswordEnUs } from '../../presentation/shell/password-confirmation/confirm-password.en-us.ts';
import { confirmPasswordPtBr } from '../../presentation/shell/password-confirmation/confirm-password.pt-br.ts';
import { secondFactorEnUs } from '../../presentation/shell/second-factor/second-factor.en-us.ts';
import { secondFactorPtBr } from '../../presentation/shell/second-factor/second-factor.pt-br.ts';
import { shelfSectionsEnUs } from '../../presentation/shell/shelf/shelf-sections.en-us.ts';
import { shelfSectionsPtBr } from '../../presentation/shell/shelf/shelf-sections.pt-br.ts';
import { signInEnUs } from '../../presentation/sign-in/sign-in.en-us.ts';
import { signInPtBr } from '../../presentation/sign-in/sign-in.pt-br.ts';
import { signUpEnUs } from '../../presentation/sign-up/sign-up.en-us.ts';
import { signUpPtBr } from '../../presentation/sign-up/sign-up.pt-br.ts';
import { staffAccountsEnUs } from '../../presentation/staff-accounts/staff-accounts.en-us.ts';
import { staffAccountsPtBr } from '../../presentation/staff-accounts/staff-accounts.pt-br.ts';
import { twoFactorEnUs } from '../../presentation/two-factor/two-factor.en-us.ts';
import { twoFactorPtBr } from '../../presentation/two-factor/two-factor.pt-br.ts';
import { choicesEnUs } from '../../presentation/ui/form/choices.en-us.ts';
import { choicesPtBr } from '../../presentation/ui/form/choices.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { accountChecksEnUs, emailCheckEnUs } from '../../presentation/ui/validation/account-checks.en-us.ts';
import { accountChecksPtBr, emailCheckPtBr } from '../../presentation/ui/validation/account-checks.pt-br.ts';
import { checksEnUs } from '../../presentation/ui/validation/checks.en-us.ts';
import { checksPtBr } from '../../presentation/ui/validation/checks.pt-br.ts';
import { validateEmailEnUs } from '../../presentation/validate-email/validate-email.en-us.ts';
import { validateEmailPtBr } from '../../presentation/validate-email/validate-email.pt-br.ts';
import { voucherEnUs } from '../../presentation/voucher/voucher.en-us.ts';
import { voucherPtBr } from '../../presentation/voucher/voucher.pt-br.ts';

/**
 * The texts of all namespaces in both languages, for the compiler, tests, the gallery and first views. In the browser
 * the app loads only the texts of opened screens and parts.
 */
export const allTexts = {
  home: [homePtBr, homeEnUs],
  catalogue: [cataloguePtBr, catalogueEnUs],
  genre: [genrePtBr, genreEnUs],
  search: [searchPtBr, searchEnUs],
  guardian: [guardianPtBr, guardianEnUs],
  guardianReturn: [guardianReturnPtBr, guardianReturnEnUs],
  issue: [issuePtBr, issueEnUs],
  series: [seriesPtBr, seriesEnUs],
  publishers: [publishersPtBr, publishersEnUs],
  publisher: [publisherPtBr, publisherEnUs],
  creator: [creatorPtBr, creatorEnUs],
  follow: [followPtBr, followEnUs],
  family: [familyPtBr, familyEnUs],
  following: [followingPtBr, followingEnUs],
  gate: [gatePtBr, gateEnUs],
  auth: [authPtBr, authEnUs],
  secondFactor: [secondFactorPtBr, secondFactorEnUs],
  twoFactor: [twoFactorPtBr, twoFactorEnUs],
  shelf: [shelfPtBr, shelfEnUs],
  shelfSections: [shelfSectionsPtBr, shelfSectionsEnUs],
  signIn: [signInPtBr, signInEnUs],
  signUp: [signUpPtBr, signUpEnUs],
  consents: [consentsPtBr, consentsEnUs],
  forgotPassword: [forgotPasswordPtBr, forgotPasswordEnUs],
  resetPassword: [resetPasswordPtBr, resetPasswordEnUs],
  validateEmail: [validateEmailPtBr, validateEmailEnUs],
  account: [accountPtBr, accountEnUs],
  userData: [userDataPtBr, userDataEnUs],
  form: [formPtBr, formEnUs],
  accountChecks: [accountChecksPtBr, accountChecksEnUs],
  emailCheck: [emailCheckPtBr, emailCheckEnUs],
  checks: [checksPtBr, checksEnUs],
  choices: [choicesPtBr, choicesEnUs],
  plans: [plansPtBr, plansEnUs],
  checkout: [checkoutFormPtBr, checkoutFormEnUs],
  subscription: [subscriptionPtBr, subscriptionEnUs],
  sold: [soldPtBr, soldEnUs],
  acquisition: [acquisitionPtBr, acquisitionEnUs],
  notSold: [notSoldPtBr, notSoldEnUs],
  balance: [balancePtBr, balanceEnUs],
  afterOrder: [afterOrderPtBr, afterOrderEnUs],
  accountFrame: [accountFramePtBr, accountFrameEnUs],
  ownPlan: [ownPlanPtBr, ownPlanEnUs],
  paymentMethods: [paymentMethodsPtBr, paymentMethodsEnUs],
  paymentHistory: [paymentHistoryPtBr, paymentHistoryEnUs],
  voucher: [voucherPtBr, voucherEnUs],
  addCard: [addCardPtBr, addCardEnUs],
  reader: [readerPtBr, readerEnUs],
  end: [endPtBr, endEnUs],
  like: [likePtBr, likeEnUs],
  providerButtons: [providerButtonsPtBr, providerButtonsEnUs],
  declaration: [declarationPtBr, declarationEnUs],
  operatorSignIn: [operatorSignInPtBr, operatorSignInEnUs],
  callback: [callbackPtBr, callbackEnUs],
  confirmPassword: [confirmPasswordPtBr, confirmPasswordEnUs],
  privacy: [privacyPtBr, privacyEnUs],
  deletion: [deletionPtBr, deletionEnUs],
  security: [securityPtBr, securityEnUs],
  staffAccounts: [staffAccountsPtBr, staffAccountsEnUs],
  reactivation: [reactivationPtBr, reactivationEnUs],
  formats: [formatsPtBr, formatsEnUs],
  roles: [rolesPtBr, rolesEnUs],
  sample: [samplePtBr, sampleEnUs],
  externalErrors: [externalErrorsPtBr, externalErrorsEnUs],
  laterErrors: [laterErrorsPtBr, laterErrorsEnUs],
  fieldErrors: [fieldErrorsPtBr, fieldErrorsEnUs],
  emailErrors: [emailErrorsPtBr, emailErrorsEnUs],
  callbackMessages: [callbackMessagesPtBr, callbackMessagesEnUs],
  successes: [laterSuccessesPtBr, laterSuccessesEnUs],
} as const;
