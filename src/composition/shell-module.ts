import { ContainerModule } from 'inversify';
import { speak } from '../presentation/i18n/start-i18n.ts';
import { LanguagePresenter } from '../presentation/shell/language-presenter.ts';
import { ReaderProfilePresenter } from '../presentation/shell/reader-profile-presenter.ts';
import { SessionPresenter } from '../presentation/shell/session-presenter.ts';
import { tokens } from './tokens.ts';

/** The state that several screens share. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(tokens.languagePresenter)
    .toResolvedValue((preferences) => new LanguagePresenter(preferences, speak), [tokens.preferences])
    .inSingletonScope();
  bind(tokens.sessionPresenter)
    .toResolvedValue(
      (session, restoreSession, signOut) => new SessionPresenter(session, restoreSession, signOut),
      [tokens.session, tokens.restoreSession, tokens.signOut],
    )
    .inSingletonScope();
  bind(tokens.readerProfilePresenter)
    .toResolvedValue(
      (session, loadReaderProfile) => new ReaderProfilePresenter(session, loadReaderProfile),
      [tokens.sessionPresenter, tokens.loadReaderProfile],
    )
    .inSingletonScope();
});
