import { ContainerModule } from 'inversify';
import { speak } from '../presentation/i18n/start-i18n.ts';
import { ConfirmPresenter } from '../presentation/shell/confirm-presenter.ts';
import { LanguagePresenter } from '../presentation/shell/language-presenter.ts';
import { ModalsPresenter } from '../presentation/shell/modals-presenter.ts';
import { NotificationsPresenter } from '../presentation/shell/notifications-presenter.ts';
import { ProfilePreferences } from '../presentation/shell/profile-preferences.ts';
import { ReaderProfilePresenter } from '../presentation/shell/reader-profile-presenter.ts';
import { SessionPresenter } from '../presentation/shell/session-presenter.ts';
import { SuggestionsPresenter } from '../presentation/shell/suggestions-presenter.ts';
import { ThemePresenter } from '../presentation/shell/theme-presenter.ts';
import { tokens } from './tokens.ts';

/** The state that several screens share. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(tokens.languagePresenter)
    .toResolvedValue(
      (preferences, changePreferences, notifications) =>
        new LanguagePresenter(preferences, speak, changePreferences, notifications),
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
      (profile, settlePreferences, language, theme) =>
        new ProfilePreferences(profile, settlePreferences, language, theme),
      [
        tokens.readerProfilePresenter,
        tokens.settlePreferences,
        tokens.languagePresenter,
        tokens.themePresenter,
      ],
    )
    .inSingletonScope();
  bind(tokens.suggestionsPresenter)
    .toResolvedValue(
      (issues, language) => new SuggestionsPresenter(issues, language),
      [tokens.issues, tokens.languagePresenter],
    )
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
});
