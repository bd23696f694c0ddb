import type { ComponentType } from 'react';
import type { ChangePassword } from '../application/account/change-password.ts';
import type { ChangePhone } from '../application/account/change-phone.ts';
import type { ChangePreferences } from '../application/account/change-preferences.ts';
import type { LoadReaderProfile } from '../application/account/load-reader-profile.ts';
import type { MergePreferences } from '../application/account/merge-preferences.ts';
import type { ResetPassword } from '../application/account/reset-password.ts';
import type { SignUp } from '../application/account/sign-up.ts';
import type { UpdateProfile } from '../application/account/update-profile.ts';
import type { AddCard } from '../application/cards/add-card.ts';
import type { ListCards } from '../application/cards/list-cards.ts';
import type { LookUpAddress } from '../application/cards/look-up-address.ts';
import type { RemoveCard } from '../application/cards/remove-card.ts';
import type { ApplyCoupon } from '../application/checkout/apply-coupon.ts';
import type { EndRenewal } from '../application/checkout/end-renewal.ts';
import type { FindOrder } from '../application/checkout/find-order.ts';
import type { FollowOrder } from '../application/checkout/follow-order.ts';
import type { ListTransactions } from '../application/checkout/list-transactions.ts';
import type { PlaceOrder } from '../application/checkout/place-order.ts';
import type { RecoverOrder } from '../application/checkout/recover-order.ts';
import type { RenewByCard } from '../application/checkout/renew-by-card.ts';
import type { WithdrawFromSubscription } from '../application/checkout/withdraw-from-subscription.ts';
import type { OfferReactivation } from '../application/operator-link/offer-reactivation.ts';
import type { UnlinkOperator } from '../application/operator-link/unlink-operator.ts';
import type { Accounts } from '../application/ports/account/accounts.ts';
import type { AgeCheck } from '../application/ports/account/age-check.ts';
import type { IdentityUsers } from '../application/ports/account/identity-users.ts';
import type { Passwords } from '../application/ports/account/passwords.ts';
import type { Preferences } from '../application/ports/account/preferences.ts';
import type { Readers } from '../application/ports/account/readers.ts';
import type { SecondFactor } from '../application/ports/account/second-factor.ts';
import type { UserCache } from '../application/ports/account/user-cache.ts';
import type { CardTokenizer } from '../application/ports/cards/card-tokenizer.ts';
import type { PaymentCards } from '../application/ports/cards/payment-cards.ts';
import type { PostalLookup } from '../application/ports/cards/postal-lookup.ts';
import type { Favourites } from '../application/ports/catalogue/favourites.ts';
import type { Issues } from '../application/ports/catalogue/issues.ts';
import type { Publishers } from '../application/ports/catalogue/publishers.ts';
import type { RecentSearches } from '../application/ports/catalogue/recent-searches.ts';
import type { SeriesCollection } from '../application/ports/catalogue/series-collection.ts';
import type { Showcase } from '../application/ports/catalogue/showcase.ts';
import type { Acquisitions } from '../application/ports/checkout/acquisitions.ts';
import type { Checkout } from '../application/ports/checkout/checkout.ts';
import type { OrderIntents } from '../application/ports/checkout/order-intents.ts';
import type { Plans } from '../application/ports/checkout/plans.ts';
import type { Subscriptions } from '../application/ports/checkout/subscriptions.ts';
import type { Transactions } from '../application/ports/checkout/transactions.ts';
import type { Clock } from '../application/ports/device/clock.ts';
import type { Navigation } from '../application/ports/device/navigation.ts';
import type { OperatorLinks } from '../application/ports/operator-link/operator-links.ts';
import type { SpecialFlows } from '../application/ports/operator-link/special-flows.ts';
import type { PageImages } from '../application/ports/reading/page-images.ts';
import type { ReadingChoices } from '../application/ports/reading/reading-choices.ts';
import type { ReadingPositions } from '../application/ports/reading/reading-positions.ts';
import type { Readings } from '../application/ports/reading/readings.ts';
import type { Authentication } from '../application/ports/session/authentication.ts';
import type { ExternalSignIn } from '../application/ports/session/external-sign-in.ts';
import type { OpenSessions } from '../application/ports/session/open-sessions.ts';
import type { PendingSignIns } from '../application/ports/session/pending-sign-ins.ts';
import type { ProofKeys } from '../application/ports/session/proof-keys.ts';
import type { ReturnPathStore } from '../application/ports/session/return-path-store.ts';
import type { Session } from '../application/ports/session/session.ts';
import type { AccountAdministration } from '../application/ports/staff/account-administration.ts';
import type { VoucherPauses } from '../application/ports/vouchers/voucher-pauses.ts';
import type { Vouchers } from '../application/ports/vouchers/vouchers.ts';
import type { FindPosition } from '../application/reading/find-position.ts';
import type { KeepPosition } from '../application/reading/keep-position.ts';
import type { OpenComic } from '../application/reading/open-comic.ts';
import type { SyncPositions } from '../application/reading/sync-positions.ts';
import type { BeginExternalSignIn } from '../application/session/begin-external-sign-in.ts';
import type { FinishExternalSignIn } from '../application/session/finish-external-sign-in.ts';
import type { RestoreSession } from '../application/session/restore-session.ts';
import type { SignIn } from '../application/session/sign-in.ts';
import type { SignOut } from '../application/session/sign-out.ts';
import type { TakeExternalReturn } from '../application/session/take-external-return.ts';
import type { RedeemVoucher } from '../application/vouchers/redeem-voucher.ts';
import type { ShuffleModule } from '../domain/shuffle.ts';
import type { ComicsClient } from '../infrastructure/comics/comics-client.ts';
import type { KnownAnswers } from '../infrastructure/http/known-answers.ts';
import type { RequestHeaders } from '../infrastructure/http/request-headers.ts';
import type { IdentityClient } from '../infrastructure/identity/identity-client.ts';
import type { AccountOwner } from '../presentation/account/account-owner.ts';
import type { AccountPresenter } from '../presentation/account/account-presenter.ts';
import type { ProfilePresenter } from '../presentation/account/profile-presenter.ts';
import type { UserDataForms } from '../presentation/account/user-data-forms.ts';
import type { UserDataPresenter } from '../presentation/account/user-data-presenter.ts';
import type { AcquisitionsPresenter } from '../presentation/acquisitions/acquisitions-presenter.ts';
import type { CallbackPresenter } from '../presentation/callback/callback-presenter.ts';
import type { CallbackSession } from '../presentation/callback/callback-session.ts';
import type { CataloguePresenter } from '../presentation/catalogue/catalogue-presenter.ts';
import type { AcquisitionPresenter } from '../presentation/checkout/acquisition/acquisition-presenter.ts';
import type { AddCardFormProps } from '../presentation/checkout/cards/add-card-form.tsx';
import type { AddCardPresenter } from '../presentation/checkout/cards/add-card-presenter.ts';
import type { CardsPresenter } from '../presentation/checkout/cards/cards-presenter.ts';
import type { OwnCardsPresenter } from '../presentation/checkout/cards/own-cards-presenter.ts';
import type { CheckoutFormProps } from '../presentation/checkout/order/checkout-parts.ts';
import type { CheckoutPresenter } from '../presentation/checkout/order/checkout-presenter.ts';
import type { OrderPanelsProps } from '../presentation/checkout/order/order-panels.tsx';
import type { OrderPresenter } from '../presentation/checkout/order/order-presenter.ts';
import type { PaymentChoices } from '../presentation/checkout/order/payment-choices.ts';
import type { ReaderAccount } from '../presentation/checkout/order/reader-account.ts';
import type { HistoryPresenter } from '../presentation/checkout/payment-history/history-presenter.ts';
import type { PayingPixProps } from '../presentation/checkout/payment-history/paying-pix.tsx';
import type { SubscriptionPresenter } from '../presentation/checkout/subscription/subscription-presenter.ts';
import type { CreditPresenter } from '../presentation/checkout/wallet/credit-presenter.ts';
import type { ExternalPresenter } from '../presentation/external/external-presenter.ts';
import type { FavouritesScreenPresenter } from '../presentation/favourites/favourites-screen-presenter.ts';
import type { ForgotPasswordPresenter } from '../presentation/forgot-password/forgot-password-presenter.ts';
import type { GenrePresenter } from '../presentation/genre/genre-presenter.ts';
import type { GenreShelves } from '../presentation/home/genre-shelves.ts';
import type { HomePresenter } from '../presentation/home/home-presenter.ts';
import type { OwnShelves } from '../presentation/home/own-shelves.ts';
import type { RestOfHome } from '../presentation/home/rest-of-home.ts';
import type { ShopShelves } from '../presentation/home/shop-shelves.ts';
import type { IssuePresenter } from '../presentation/issue/issue-presenter.ts';
import type { OwnPlanPresenter } from '../presentation/own-plan/own-plan-presenter.ts';
import type { OwnSubscriptions } from '../presentation/own-plan/own-subscriptions.ts';
import type { PlansPresenter } from '../presentation/plans/plans-presenter.ts';
import type { PublisherPresenter } from '../presentation/publisher/publisher-presenter.ts';
import type { PublishersPresenter } from '../presentation/publishers/publishers-presenter.ts';
import type { ReactivationScreenPresenter } from '../presentation/reactivation/reactivation-screen-presenter.ts';
import type { PositionKeeper } from '../presentation/reader/position-keeper.ts';
import type { ReaderPresenter } from '../presentation/reader/reader-presenter.ts';
import type { ResetPasswordPresenter } from '../presentation/reset-password/reset-password-presenter.ts';
import type { SearchPresenter } from '../presentation/search/search-presenter.ts';
import type { SecurityPresenter } from '../presentation/security/security-presenter.ts';
import type { SeriesPresenter } from '../presentation/series/series-presenter.ts';
import type { IssueViewer } from '../presentation/shell/age-gate/issue-viewer.ts';
import type { RatingGatePanelProps } from '../presentation/shell/age-gate/rating-gate-panel.tsx';
import type { RatingGatePresenter } from '../presentation/shell/age-gate/rating-gate-presenter.ts';
import type { AuthEmail } from '../presentation/shell/auth/auth-email.ts';
import type { ProviderButtonsPart } from '../presentation/shell/auth/auth-options.ts';
import type { SignInProvidersPresenter } from '../presentation/shell/auth/sign-in-providers-presenter.ts';
import type { allPublishers } from '../presentation/shell/catalogue/all-publishers.ts';
import type { SelectionPresenter } from '../presentation/shell/catalogue/selection-presenter.ts';
import type { FavouritesPresenter } from '../presentation/shell/favourites/favourites-presenter.ts';
import type { ConfirmPresenter } from '../presentation/shell/modals/confirm-presenter.ts';
import type { ModalsPresenter } from '../presentation/shell/modals/modals-presenter.ts';
import type { NotificationsPresenter } from '../presentation/shell/notifications/notifications-presenter.ts';
import type { ReactivationPresenter } from '../presentation/shell/operator-link/reactivation-presenter.ts';
import type { PasswordConfirmation } from '../presentation/shell/password-confirmation/password-confirmation.ts';
import type { OfferedPlans } from '../presentation/shell/plans/offered-plans.ts';
import type { LanguagePresenter } from '../presentation/shell/preferences/language-presenter.ts';
import type { ThemePresenter } from '../presentation/shell/preferences/theme-presenter.ts';
import type { ProfilePreferences } from '../presentation/shell/profile/profile-preferences.ts';
import type { ReaderProfilePresenter } from '../presentation/shell/profile/reader-profile-presenter.ts';
import type { RecentSearchesPresenter } from '../presentation/shell/search/recent-searches-presenter.ts';
import type { SuggestionsPresenter } from '../presentation/shell/search/suggestions-presenter.ts';
import type { SessionPresenter } from '../presentation/shell/session/session-presenter.ts';
import type { SignInPresenter } from '../presentation/sign-in/sign-in-presenter.ts';
import type { SignUpPresenter } from '../presentation/sign-up/sign-up-presenter.ts';
import type { StaffAccountsPresenter } from '../presentation/staff-accounts/staff-accounts-presenter.ts';
import type { TwoFactorPresenter } from '../presentation/two-factor/two-factor-presenter.ts';
import type { Lazy, Part } from '../presentation/ui/lazy-loading/lazy.ts';
import type { ValidateEmailPresenter } from '../presentation/validate-email/validate-email-presenter.ts';
import type { VoucherPresenter } from '../presentation/voucher/voucher-presenter.ts';
import type { VoucherReader } from '../presentation/voucher/voucher-reader.ts';
import type { AppConfiguration } from './app-configuration.ts';
import type { Parts } from './parts.ts';
import type { FeatureTexts } from './texts/feature-texts.ts';
import { named, token } from './token.ts';

/** One token for each replaceable dependency. */
export const tokens = named({
  configuration: token<AppConfiguration>(),
  /** True if overrides replace a token that a first view reads. */
  mayDifferFromPage: token<boolean>(),

  // Device
  storage: token<Storage>(),
  clock: token<Clock>(),
  session: token<Session>(),
  userCache: token<UserCache>(),
  preferences: token<Preferences>(),
  readingChoices: token<ReadingChoices>(),
  readingPositions: token<ReadingPositions>(),
  proofKeys: token<ProofKeys>(),
  pendingSignIns: token<PendingSignIns>(),
  navigation: token<Navigation>(),
  specialFlows: token<SpecialFlows>(),
  recentSearches: token<RecentSearches>(),
  ageCheck: token<AgeCheck>(),
  orderIntents: token<OrderIntents>(),
  voucherPauses: token<VoucherPauses>(),
  returnPathStore: token<ReturnPathStore>(),

  // The two services
  requestHeaders: token<RequestHeaders>(),
  knownAnswers: token<KnownAnswers>(),
  comicsClient: token<ComicsClient>(),
  identityClient: token<IdentityClient>(),
  issues: token<Issues>(),
  publishers: token<Publishers>(),
  seriesCollection: token<SeriesCollection>(),
  showcase: token<Showcase>(),
  plans: token<Plans>(),
  favourites: token<Favourites>(),
  readings: token<Readings>(),
  readers: token<Readers>(),
  acquisitions: token<Acquisitions>(),
  authentication: token<Authentication>(),
  identityUsers: token<IdentityUsers>(),
  accounts: token<Accounts>(),
  passwords: token<Passwords>(),
  secondFactor: token<SecondFactor>(),
  googleSignIn: token<ExternalSignIn>(),
  operatorSignIn: token<ExternalSignIn>(),
  operatorLinks: token<OperatorLinks>(),
  checkout: token<Checkout>(),
  paymentCards: token<PaymentCards>(),
  subscriptions: token<Subscriptions>(),
  transactions: token<Transactions>(),
  vouchers: token<Vouchers>(),

  // Others
  cardTokenizer: token<CardTokenizer>(),
  postalLookup: token<PostalLookup>(),

  // Use cases
  signIn: token<SignIn>(),
  signOut: token<SignOut>(),
  restoreSession: token<RestoreSession>(),
  beginExternalSignIn: token<BeginExternalSignIn>(),
  takeExternalReturn: token<TakeExternalReturn>(),
  finishExternalSignIn: token<FinishExternalSignIn>(),
  unlinkOperator: token<UnlinkOperator>(),
  offerReactivation: token<OfferReactivation>(),
  loadReaderProfile: token<LoadReaderProfile>(),
  changePreferences: token<ChangePreferences>(),
  mergePreferences: token<MergePreferences>(),
  openComic: token<OpenComic>(),
  findPosition: token<FindPosition>(),
  keepPosition: token<KeepPosition>(),
  syncPositions: token<SyncPositions>(),
  placeOrder: token<PlaceOrder>(),
  findOrder: token<FindOrder>(),
  recoverOrder: token<RecoverOrder>(),
  followOrder: token<FollowOrder>(),
  applyCoupon: token<ApplyCoupon>(),
  renewByCard: token<RenewByCard>(),
  endRenewal: token<EndRenewal>(),
  withdraw: token<WithdrawFromSubscription>(),
  listTransactions: token<ListTransactions>(),
  listCards: token<ListCards>(),
  addCard: token<AddCard>(),
  removeCard: token<RemoveCard>(),
  lookUpAddress: token<LookUpAddress>(),
  redeemVoucher: token<RedeemVoucher>(),

  // Shared by several screens
  parts: token<Parts>(),
  addTexts: token<(texts: FeatureTexts) => void>(),
  notifications: token<NotificationsPresenter>(),
  modals: token<ModalsPresenter>(),
  confirm: token<ConfirmPresenter>(),
  languagePresenter: token<LanguagePresenter>(),
  themePresenter: token<ThemePresenter>(),
  profilePreferences: token<ProfilePreferences>(),
  shuffleModule: token<ShuffleModule>(),
  recentSearchesPresenter: token<RecentSearchesPresenter>(),
  suggestionsPresenter: token<SuggestionsPresenter>(),
  selection: token<SelectionPresenter>(),
  favouritesPresenter: token<FavouritesPresenter>(),
  cardsPresenter: token<CardsPresenter>(),
  readerAccount: token<ReaderAccount>(),
  paymentChoices: token<PaymentChoices>(),
  orderPresenter: token<OrderPresenter>(),
  lazyCheckoutForm: token<Lazy<ComponentType<CheckoutFormProps>>>(),
  lazyPayingPix: token<Lazy<ComponentType<PayingPixProps>>>(),
  lazyRatingGate: token<Lazy<ComponentType<RatingGatePanelProps>>>(),
  lazyOrderPanels: token<Lazy<ComponentType<OrderPanelsProps>>>(),
  checkoutPresenter: token<CheckoutPresenter>(),
  ratingGate: token<RatingGatePresenter>(),
  issueViewer: token<IssueViewer>(),
  sessionPresenter: token<SessionPresenter>(),
  signInProviders: token<SignInProvidersPresenter>(),
  lazyProviderButtons: token<Lazy<ProviderButtonsPart>>(),
  reactivation: token<ReactivationPresenter>(),
  readerProfilePresenter: token<ReaderProfilePresenter>(),

  /** For a form on a screen. Each form has its own presenter, which keeps the entered data. */
  lazyAddCard: token<Lazy<Part<AddCardPresenter, AddCardFormProps>>>(),
  addCardPresenter: token<AddCardPresenter>(),

  // Bound when a screen is first opened
  offeredPlans: token<OfferedPlans>(),
  shopShelves: token<ShopShelves>(),
  ownShelves: token<OwnShelves>(),
  genreShelves: token<GenreShelves>(),
  restOfHome: token<RestOfHome>(),
  homePresenter: token<HomePresenter>(),
  plansPresenter: token<PlansPresenter>(),
  subscriptionPresenter: token<SubscriptionPresenter>(),
  acquisitionPresenter: token<AcquisitionPresenter>(),
  creditPresenter: token<CreditPresenter>(),
  externalPresenter: token<ExternalPresenter>(),
  callbackSession: token<CallbackSession>(),
  callbackPresenter: token<CallbackPresenter>(),
  reactivationScreenPresenter: token<ReactivationScreenPresenter>(),
  cataloguePresenter: token<CataloguePresenter>(),
  genrePresenter: token<GenrePresenter>(),
  searchPresenter: token<SearchPresenter>(),
  issuePresenter: token<IssuePresenter>(),
  seriesPresenter: token<SeriesPresenter>(),
  allPublishers: token<ReturnType<typeof allPublishers>>(),
  publishersPresenter: token<PublishersPresenter>(),
  publisherPresenter: token<PublisherPresenter>(),
  signInPresenter: token<SignInPresenter>(),
  signUp: token<SignUp>(),
  signUpPresenter: token<SignUpPresenter>(),
  forgotPasswordPresenter: token<ForgotPasswordPresenter>(),
  resetPassword: token<ResetPassword>(),
  resetPasswordPresenter: token<ResetPasswordPresenter>(),
  validateEmailPresenter: token<ValidateEmailPresenter>(),
  accountEmail: token<AuthEmail>(),
  accountPresenter: token<AccountPresenter>(),
  updateProfile: token<UpdateProfile>(),
  changePhone: token<ChangePhone>(),
  changePassword: token<ChangePassword>(),
  accountOwner: token<AccountOwner>(),
  openSessions: token<OpenSessions>(),
  securityPresenter: token<SecurityPresenter>(),
  passwordConfirmation: token<PasswordConfirmation>(),
  twoFactorPresenter: token<TwoFactorPresenter>(),
  accountAdministration: token<AccountAdministration>(),
  staffAccountsPresenter: token<StaffAccountsPresenter>(),
  profilePresenter: token<ProfilePresenter>(),
  favouritesScreenPresenter: token<FavouritesScreenPresenter>(),
  userDataForms: token<UserDataForms>(),
  userDataPresenter: token<UserDataPresenter>(),
  ownCardsPresenter: token<OwnCardsPresenter>(),
  ownSubscriptions: token<OwnSubscriptions>(),
  ownPlanPresenter: token<OwnPlanPresenter>(),
  voucherReader: token<VoucherReader>(),
  voucherPresenter: token<VoucherPresenter>(),
  historyPresenter: token<HistoryPresenter>(),
  acquisitionsPresenter: token<AcquisitionsPresenter>(),
  pageImages: token<PageImages>(),
  positionKeeper: token<PositionKeeper>(),
  readerPresenter: token<ReaderPresenter>(),
});
