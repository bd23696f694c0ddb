import { ChangePreferences } from '../../../src/application/account/change-preferences.ts';
import { succeeded } from '../../../src/domain/result.ts';
import { NotificationsPresenter } from '../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { LanguagePresenter } from '../../../src/presentation/shell/preferences/language-presenter.ts';
import { FakeSession } from '../session/fake-session.ts';
import { FakePreferences } from './fake-preferences.ts';
import { FakeReaders } from './fake-readers.ts';

/** Portuguese, without a signed-in reader. Languages load at once. */
export function buildLanguagePresenter(): LanguagePresenter {
  const preferences = new FakePreferences();
  return new LanguagePresenter(
    preferences,
    async () => succeeded(undefined),
    new ChangePreferences(preferences, new FakeReaders(), new FakeSession()),
    new NotificationsPresenter(),
  );
}
