import type { LoadReaderProfile } from '../application/account/load-reader-profile.ts';
import type { Acquisitions } from '../application/ports/acquisitions.ts';
import type { Authentication } from '../application/ports/authentication.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { IdentityUsers } from '../application/ports/identity-users.ts';
import type { Issues } from '../application/ports/issues.ts';
import type { PageImages } from '../application/ports/page-images.ts';
import type { Preferences } from '../application/ports/preferences.ts';
import type { Publishers } from '../application/ports/publishers.ts';
import type { Readers } from '../application/ports/readers.ts';
import type { ReadingChoices } from '../application/ports/reading-choices.ts';
import type { ReadingPositions } from '../application/ports/reading-positions.ts';
import type { Readings } from '../application/ports/readings.ts';
import type { SeriesCollection } from '../application/ports/series-collection.ts';
import type { Session } from '../application/ports/session.ts';
import type { UserCache } from '../application/ports/user-cache.ts';
import type { FindPosition } from '../application/reading/find-position.ts';
import type { KeepPosition } from '../application/reading/keep-position.ts';
import type { OpenComic } from '../application/reading/open-comic.ts';
import type { TellPositions } from '../application/reading/tell-positions.ts';
import type { RestoreSession } from '../application/session/restore-session.ts';
import type { SignIn } from '../application/session/sign-in.ts';
import type { SignOut } from '../application/session/sign-out.ts';
import type { HttpClient } from '../infrastructure/http/http-client.ts';
import type { RequestHeaders } from '../infrastructure/http/request-headers.ts';
import type { CataloguePresenter } from '../presentation/catalogue/catalogue-presenter.ts';
import type { HomePresenter } from '../presentation/home/home-presenter.ts';
import type { IssuePresenter } from '../presentation/issue/issue-presenter.ts';
import type { PositionKeeper } from '../presentation/reader/position-keeper.ts';
import type { ReaderPresenter } from '../presentation/reader/reader-presenter.ts';
import type { SearchPresenter } from '../presentation/search/search-presenter.ts';
import type { ConfirmPresenter } from '../presentation/shell/confirm-presenter.ts';
import type { LanguagePresenter } from '../presentation/shell/language-presenter.ts';
import type { ModalsPresenter } from '../presentation/shell/modals-presenter.ts';
import type { NotificationsPresenter } from '../presentation/shell/notifications-presenter.ts';
import type { ReaderProfilePresenter } from '../presentation/shell/reader-profile-presenter.ts';
import type { SessionPresenter } from '../presentation/shell/session-presenter.ts';
import type { SuggestionsPresenter } from '../presentation/shell/suggestions-presenter.ts';
import type { SignInPresenter } from '../presentation/sign-in/sign-in-presenter.ts';
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

  // The two services
  requestHeaders: token<RequestHeaders>('requestHeaders'),
  comicsClient: token<HttpClient>('comicsClient'),
  identityClient: token<HttpClient>('identityClient'),
  issues: token<Issues>('issues'),
  publishers: token<Publishers>('publishers'),
  seriesCollection: token<SeriesCollection>('seriesCollection'),
  readings: token<Readings>('readings'),
  readers: token<Readers>('readers'),
  acquisitions: token<Acquisitions>('acquisitions'),
  authentication: token<Authentication>('authentication'),
  identityUsers: token<IdentityUsers>('identityUsers'),

  // Use cases
  signIn: token<SignIn>('signIn'),
  signOut: token<SignOut>('signOut'),
  restoreSession: token<RestoreSession>('restoreSession'),
  loadReaderProfile: token<LoadReaderProfile>('loadReaderProfile'),
  openComic: token<OpenComic>('openComic'),
  findPosition: token<FindPosition>('findPosition'),
  keepPosition: token<KeepPosition>('keepPosition'),
  tellPositions: token<TellPositions>('tellPositions'),

  // What several screens share
  notifications: token<NotificationsPresenter>('notifications'),
  modals: token<ModalsPresenter>('modals'),
  confirm: token<ConfirmPresenter>('confirm'),
  languagePresenter: token<LanguagePresenter>('languagePresenter'),
  suggestionsPresenter: token<SuggestionsPresenter>('suggestionsPresenter'),
  sessionPresenter: token<SessionPresenter>('sessionPresenter'),
  readerProfilePresenter: token<ReaderProfilePresenter>('readerProfilePresenter'),

  // Screens and what only they need: bound when they are first opened
  homePresenter: token<HomePresenter>('homePresenter'),
  cataloguePresenter: token<CataloguePresenter>('cataloguePresenter'),
  searchPresenter: token<SearchPresenter>('searchPresenter'),
  issuePresenter: token<IssuePresenter>('issuePresenter'),
  signInPresenter: token<SignInPresenter>('signInPresenter'),
  pageImages: token<PageImages>('pageImages'),
  positionKeeper: token<PositionKeeper>('positionKeeper'),
  readerPresenter: token<ReaderPresenter>('readerPresenter'),
};
