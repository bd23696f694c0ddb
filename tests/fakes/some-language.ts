import { succeeded } from '../../src/domain/result.ts';
import { LanguagePresenter } from '../../src/presentation/shell/language-presenter.ts';
import { NotificationsPresenter } from '../../src/presentation/shell/notifications-presenter.ts';

/** Portuguese, until another language is chosen: each comes at once. */
export const someLanguage = (): LanguagePresenter =>
  new LanguagePresenter(
    { language: 'pt-br', setLanguage: () => {} },
    async () => succeeded(undefined),
    new NotificationsPresenter(),
  );
