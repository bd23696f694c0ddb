import type { ChangePhone } from '../application/account/change-phone.ts';
import type { ChangePreferences } from '../application/account/change-preferences.ts';
import type { LoadReaderProfile } from '../application/account/load-reader-profile.ts';
import type { RedefinePassword } from '../application/account/redefine-password.ts';
import type { ResetPassword } from '../application/account/reset-password.ts';
import type { SettlePreferences } from '../application/account/settle-preferences.ts';
import type { SignUp } from '../application/account/sign-up.ts';
import type { UpdateProfile } from '../application/account/update-profile.ts';
import type { Accounts } from '../application/ports/accounts.ts';
import type { Acquisitions } from '../application/ports/acquisitions.ts';
import type { AgeCheck } from '../application/ports/age-check.ts';
import type { Authentication } from '../application/ports/authentication.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { ExternalSignIn } from '../application/ports/external-sign-in.ts';
import type { Favourites } from '../application/ports/favourites.ts';
import type { IdentityUsers } from '../application/ports/identity-users.ts';
import type { Issues } from '../application/ports/issues.ts';
import type { Navigation } from '../application/ports/navigation.ts';
import type { PageImages } from '../application/ports/page-images.ts';
import type { Passwords } from '../application/ports/passwords.ts';
import type { PendingSignIns } from '../application/ports/pending-sign-ins.ts';
import type { Plans } from '../application/ports/plans.ts';
import type { Preferences } from '../application/ports/preferences.ts';
import type { ProofKeys } from '../application/ports/proof-keys.ts';
import type { ProviderBonds } from '../application/ports/provider-bonds.ts';
import type { Publishers } from '../application/ports/publishers.ts';
import type { Readers } from '../application/ports/readers.ts';
import type { ReadingChoices } from '../application/ports/reading-choices.ts';
import type { ReadingPositions } from '../application/ports/reading-positions.ts';
import type { Readings } from '../application/ports/readings.ts';
import type { RecentSearches } from '../application/ports/recent-searches.ts';
import type { SeriesCollection } from '../application/ports/series-collection.ts';
import type { Session } from '../application/ports/session.ts';
import type { Showcase } from '../application/ports/showcase.ts';
import type { SpecialFlows } from '../application/ports/special-flows.ts';
import type { UserCache } from '../application/ports/user-cache.ts';
import type { OfferReactivation } from '../application/provider-bond/offer-reactivation.ts';
import type { UnlinkOperator } from '../application/provider-bond/unlink-operator.ts';
import type { FindPosition } from '../application/reading/find-position.ts';
import type { KeepPosition } from '../application/reading/keep-position.ts';
import type { OpenComic } from '../application/reading/open-comic.ts';
import type { TellPositions } from '../application/reading/tell-positions.ts';
import type { BeginExternalSignIn } from '../application/session/begin-external-sign-in.ts';
import type { FinishExternalSignIn } from '../application/session/finish-external-sign-in.ts';
import type { RestoreSession } from '../application/session/restore-session.ts';
import type { SignIn } from '../application/session/sign-in.ts';
import type { SignOut } from '../application/session/sign-out.ts';
import type { TakeExternalReturn } from '../application/session/take-external-return.ts';
import type { HttpClient } from '../infrastructure/http/http-client.ts';
import type { RequestHeaders } from '../infrastructure/http/request-headers.ts';
import type { AccountOwner } from '../presentation/account/account-owner.ts';
import type { AccountPresenter } from '../presentation/account/account-presenter.ts';
import type { ProfilePresenter } from '../presentation/account/profile-presenter.ts';
import type { UserDataForms } from '../presentation/account/user-data-forms.ts';
import type { UserDataPresenter } from '../presentation/account/user-data-presenter.ts';
import type { Arrival } from '../presentation/callback/arrival.ts';
import type { CallbackPresenter } from '../presentation/callback/callback-presenter.ts';
import type { CataloguePresenter } from '../presentation/catalogue/catalogue-presenter.ts';
import type { ExternalPresenter } from '../presentation/external/external-presenter.ts';
import type { ForgotPasswordPresenter } from '../presentation/forgot-password/forgot-password-presenter.ts';
import type { HomePresenter } from '../presentation/home/home-presenter.ts';
import type { IssuePresenter } from '../presentation/issue/issue-presenter.ts';
import type { ReactivationScreenPresenter } from '../presentation/reactivation/reactivation-screen-presenter.ts';
import type { PositionKeeper } from '../presentation/reader/position-keeper.ts';
import type { ReaderPresenter } from '../presentation/reader/reader-presenter.ts';
import type { ResetPasswordPresenter } from '../presentation/reset-password/reset-password-presenter.ts';
import type { SearchPresenter } from '../presentation/search/search-presenter.ts';
import type { AuthLetter } from '../presentation/shell/auth-letter.ts';
import type { ExternalEntriesPart } from '../presentation/shell/auth-ways.ts';
import type { ConfirmPresenter } from '../presentation/shell/confirm-presenter.ts';
import type { ExternalEntriesPresenter } from '../presentation/shell/external-entries-presenter.ts';
import type { FavouritesPresenter } from '../presentation/shell/favourites-presenter.ts';
import type { LanguagePresenter } from '../presentation/shell/language-presenter.ts';
import type { Later } from '../presentation/shell/later.ts';
import type { ModalsPresenter } from '../presentation/shell/modals-presenter.ts';
import type { NotificationsPresenter } from '../presentation/shell/notifications-presenter.ts';
import type { ProfilePreferences } from '../presentation/shell/profile-preferences.ts';
import type { RatingGatePresenter } from '../presentation/shell/rating-gate-presenter.ts';
import type { ReactivationPresenter } from '../presentation/shell/reactivation-presenter.ts';
import type { ReaderProfilePresenter } from '../presentation/shell/reader-profile-presenter.ts';
import type { SelectionPresenter } from '../presentation/shell/selection-presenter.ts';
import type { SessionPresenter } from '../presentation/shell/session-presenter.ts';
import type { SuggestionsPresenter } from '../presentation/shell/suggestions-presenter.ts';
import type { ThemePresenter } from '../presentation/shell/theme-presenter.ts';
import type { SignInPresenter } from '../presentation/sign-in/sign-in-presenter.ts';
import type { SignUpPresenter } from '../presentation/sign-up/sign-up-presenter.ts';
import type { ValidateEmailPresenter } from '../presentation/validate-email/validate-email-presenter.ts';
import type { Parts } from './parts.ts';
import { token } from './token.ts';

/** Everything that can be replaced, one token each. */
export const tokens = {
  // Of the device
  storage: token<Storage>('storage'),
  clock: token<Clock>('clock'),
  session: token<Session>('session'),
  userCache: token<UserCache>('userCache'),
  preferences: token<Preferences>('preferences'),
  readingChoices: token<ReadingChoices>('readingChoices'),
  readingPositions: token<ReadingPositions>('readingPositions'),
  proofKeys: token<ProofKeys>('proofKeys'),
  pendingSignIns: token<PendingSignIns>('pendingSignIns'),
  navigation: token<Navigation>('navigation'),
  specialFlows: token<SpecialFlows>('specialFlows'),
  recentSearches: token<RecentSearches>('recentSearches'),
  ageCheck: token<AgeCheck>('ageCheck'),

  // The two services
  requestHeaders: token<RequestHeaders>('requestHeaders'),
  comicsClient: token<HttpClient>('comicsClient'),
  identityClient: token<HttpClient>('identityClient'),
  issues: token<Issues>('issues'),
  publishers: token<Publishers>('publishers'),
  seriesCollection: token<SeriesCollection>('seriesCollection'),
  showcase: token<Showcase>('showcase'),
  plans: token<Plans>('plans'),
  favourites: token<Favourites>('favourites'),
  readings: token<Readings>('readings'),
  readers: token<Readers>('readers'),
  acquisitions: token<Acquisitions>('acquisitions'),
  authentication: token<Authentication>('authentication'),
  identityUsers: token<IdentityUsers>('identityUsers'),
  accounts: token<Accounts>('accounts'),
  passwords: token<Passwords>('passwords'),
  googleSignIn: token<ExternalSignIn>('googleSignIn'),
  operatorSignIn: token<ExternalSignIn>('operatorSignIn'),
  providerBonds: token<ProviderBonds>('providerBonds'),

  // Use cases
  signIn: token<SignIn>('signIn'),
  signOut: token<SignOut>('signOut'),
  restoreSession: token<RestoreSession>('restoreSession'),
  beginExternalSignIn: token<BeginExternalSignIn>('beginExternalSignIn'),
  takeExternalReturn: token<TakeExternalReturn>('takeExternalReturn'),
  finishExternalSignIn: token<FinishExternalSignIn>('finishExternalSignIn'),
  unlinkOperator: token<UnlinkOperator>('unlinkOperator'),
  offerReactivation: token<OfferReactivation>('offerReactivation'),
  loadReaderProfile: token<LoadReaderProfile>('loadReaderProfile'),
  changePreferences: token<ChangePreferences>('changePreferences'),
  settlePreferences: token<SettlePreferences>('settlePreferences'),
  openComic: token<OpenComic>('openComic'),
  findPosition: token<FindPosition>('findPosition'),
  keepPosition: token<KeepPosition>('keepPosition'),
  tellPositions: token<TellPositions>('tellPositions'),

  // What several screens share
  parts: token<Parts>('parts'),
  notifications: token<NotificationsPresenter>('notifications'),
  modals: token<ModalsPresenter>('modals'),
  confirm: token<ConfirmPresenter>('confirm'),
  languagePresenter: token<LanguagePresenter>('languagePresenter'),
  themePresenter: token<ThemePresenter>('themePresenter'),
  profilePreferences: token<ProfilePreferences>('profilePreferences'),
  suggestionsPresenter: token<SuggestionsPresenter>('suggestionsPresenter'),
  selection: token<SelectionPresenter>('selection'),
  favouritesPresenter: token<FavouritesPresenter>('favouritesPresenter'),
  ratingGate: token<RatingGatePresenter>('ratingGate'),
  sessionPresenter: token<SessionPresenter>('sessionPresenter'),
  externalEntries: token<ExternalEntriesPresenter>('externalEntries'),
  laterExternalEntries: token<Later<ExternalEntriesPart>>('laterExternalEntries'),
  reactivation: token<ReactivationPresenter>('reactivation'),
  readerProfilePresenter: token<ReaderProfilePresenter>('readerProfilePresenter'),

  // Screens and what only they need: bound when they are first opened
  homePresenter: token<HomePresenter>('homePresenter'),
  externalPresenter: token<ExternalPresenter>('externalPresenter'),
  arrival: token<Arrival>('arrival'),
  callbackPresenter: token<CallbackPresenter>('callbackPresenter'),
  reactivationScreenPresenter: token<ReactivationScreenPresenter>('reactivationScreenPresenter'),
  cataloguePresenter: token<CataloguePresenter>('cataloguePresenter'),
  searchPresenter: token<SearchPresenter>('searchPresenter'),
  issuePresenter: token<IssuePresenter>('issuePresenter'),
  signInPresenter: token<SignInPresenter>('signInPresenter'),
  signUp: token<SignUp>('signUp'),
  signUpPresenter: token<SignUpPresenter>('signUpPresenter'),
  forgotPasswordPresenter: token<ForgotPasswordPresenter>('forgotPasswordPresenter'),
  resetPassword: token<ResetPassword>('resetPassword'),
  resetPasswordPresenter: token<ResetPasswordPresenter>('resetPasswordPresenter'),
  validateEmailPresenter: token<ValidateEmailPresenter>('validateEmailPresenter'),
  accountLetter: token<AuthLetter>('accountLetter'),
  accountPresenter: token<AccountPresenter>('accountPresenter'),
  updateProfile: token<UpdateProfile>('updateProfile'),
  changePhone: token<ChangePhone>('changePhone'),
  redefinePassword: token<RedefinePassword>('redefinePassword'),
  accountOwner: token<AccountOwner>('accountOwner'),
  profilePresenter: token<ProfilePresenter>('profilePresenter'),
  userDataForms: token<UserDataForms>('userDataForms'),
  userDataPresenter: token<UserDataPresenter>('userDataPresenter'),
  pageImages: token<PageImages>('pageImages'),
  positionKeeper: token<PositionKeeper>('positionKeeper'),
  readerPresenter: token<ReaderPresenter>('readerPresenter'),
};
