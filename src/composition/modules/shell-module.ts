import { ContainerModule } from 'inversify';
import { chooseModule } from '../../domain/shuffle.ts';
import { addTexts, changeLanguage } from '../../presentation/i18n/start-i18n.ts';
import { RatingGatePresenter } from '../../presentation/shell/age-gate/rating-gate-presenter.ts';
import { SelectionPresenter } from '../../presentation/shell/catalogue/selection-presenter.ts';
import { ConfirmPresenter } from '../../presentation/shell/modals/confirm-presenter.ts';
import { ModalsPresenter } from '../../presentation/shell/modals/modals-presenter.ts';
import { NotificationsPresenter } from '../../presentation/shell/notifications/notifications-presenter.ts';
import { LanguagePresenter } from '../../presentation/shell/preferences/language-presenter.ts';
import { ThemePresenter } from '../../presentation/shell/preferences/theme-presenter.ts';
import { MarketPresenter } from '../../presentation/shell/profile/market-presenter.ts';
import { ProfilePreferences } from '../../presentation/shell/profile/profile-preferences.ts';
import { ReaderProfilePresenter } from '../../presentation/shell/profile/reader-profile-presenter.ts';
import { IssueMarksPresenter } from '../../presentation/shell/reading/issue-marks-presenter.ts';
import { ReadingProgressPresenter } from '../../presentation/shell/reading/reading-progress-presenter.ts';
import { SessionPresenter } from '../../presentation/shell/session/session-presenter.ts';
import { tokens } from '../tokens.ts';

/** The state that several screens share. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(tokens.addTexts).toConstantValue((texts) => addTexts(texts));
  bind(tokens.languagePresenter)
    .toResolvedValue(
      (preferences, changePreferences, notifications) =>
        new LanguagePresenter(preferences, changeLanguage, changePreferences, notifications),
      [tokens.preferences, tokens.changePreferences, tokens.notifications],
    )
    .inSingletonScope();
  bind(tokens.themePresenter)
    .toResolvedValue(
      (preferences, changePreferences, notifications) =>
        new ThemePresenter(preferences, changePreferences, notifications),
      [tokens.preferences, tokens.changePreferences, tokens.notifications],
    )
    .inSingletonScope();
  bind(tokens.profilePreferences)
    .toResolvedValue(
      (profile, mergePreferences, language, theme) =>
        new ProfilePreferences(profile, mergePreferences, language, theme),
      [
        tokens.readerProfilePresenter,
        tokens.mergePreferences,
        tokens.languagePresenter,
        tokens.themePresenter,
      ],
    )
    .inSingletonScope();
  // Chosen once, so that the order of shuffled lists does not change during a visit.
  bind(tokens.shuffleModule)
    .toResolvedValue(() => chooseModule(Math.random()))
    .inSingletonScope();
  bind(tokens.notifications)
    .toResolvedValue(() => new NotificationsPresenter())
    .inSingletonScope();
  bind(tokens.modals)
    .toResolvedValue(() => new ModalsPresenter())
    .inSingletonScope();
  bind(tokens.confirm)
    .toResolvedValue((modals) => new ConfirmPresenter(modals), [tokens.modals])
    .inSingletonScope();
  bind(tokens.sessionPresenter)
    .toResolvedValue(
      (session, restoreSession, signOut, notifications) =>
        new SessionPresenter(session, restoreSession, signOut, notifications),
      [tokens.session, tokens.restoreSession, tokens.signOut, tokens.notifications],
    )
    .inSingletonScope();
  bind(tokens.readerProfilePresenter)
    .toResolvedValue(
      (session, loadReaderProfile, notifications) =>
        new ReaderProfilePresenter(session, loadReaderProfile, notifications),
      [tokens.sessionPresenter, tokens.loadReaderProfile, tokens.notifications],
    )
    .inSingletonScope();
  bind(tokens.marketPresenter)
    .toResolvedValue(
      (session, profile, memory) => new MarketPresenter(session, profile, memory),
      [tokens.sessionPresenter, tokens.readerProfilePresenter, tokens.marketMemory],
    )
    .inSingletonScope();
  bind(tokens.readingProgressPresenter)
    .toResolvedValue(
      (readings, session) => new ReadingProgressPresenter(readings, session),
      [tokens.readings, tokens.sessionPresenter],
    )
    .inSingletonScope();
  bind(tokens.issueMarks)
    .toResolvedValue(
      (profile, progress, clock) => new IssueMarksPresenter(profile, progress, clock),
      [tokens.readerProfilePresenter, tokens.readingProgressPresenter, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.selection)
    .toResolvedValue(() => new SelectionPresenter())
    .inSingletonScope();
  bind(tokens.ratingGate)
    .toResolvedValue(
      (ageCheck, session, profile, clock) => new RatingGatePresenter(ageCheck, session, profile, clock),
      [tokens.ageCheck, tokens.sessionPresenter, tokens.readerProfilePresenter, tokens.clock],
    )
    .inSingletonScope();
});
