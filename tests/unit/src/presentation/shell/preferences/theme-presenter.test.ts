import { ChangePreferences } from '../../../../../../src/application/account/change-preferences.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { successes } from '../../../../../../src/domain/success.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ThemePresenter } from '../../../../../../src/presentation/shell/preferences/theme-presenter.ts';
import { FakePreferences } from '../../../../../fakes/account/fake-preferences.ts';
import { buildReader, FakeReaders } from '../../../../../fakes/account/fake-readers.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';

function setUpTheme(preferences = new FakePreferences()) {
  const readers = new FakeReaders(buildReader());
  const notifications = new NotificationsPresenter();
  const change = new ChangePreferences(preferences, readers, new FakeSession(exampleCredentials));
  const presenter = new ThemePresenter(preferences, change, notifications);
  return { preferences, readers, notifications, presenter };
}

describe('ThemePresenter', () => {
  it('applies the theme of the device when it starts, after the page was shown in the dark one', () => {
    const preferences = new FakePreferences();
    preferences.save({ theme: 'light' });
    const { presenter } = setUpTheme(preferences);
    expect(presenter.current).toBe('dark');
    presenter.start();
    expect(presenter.current).toBe('light');
  });

  it('changes immediately, on the device and in the profile', async () => {
    const { preferences, readers, presenter } = setUpTheme();
    const choosing = presenter.choose('light');
    expect(presenter.current).toBe('light');
    await choosing;
    expect([preferences.theme, readers.reader?.preferences.theme]).toEqual(['light', 'light']);
  });

  it('keeps the choice if the network fails, with an info message', async () => {
    const { preferences, readers, notifications, presenter } = setUpTheme();
    readers.failure = failures.networkConnection;
    await presenter.choose('light');
    expect([presenter.current, preferences.theme]).toEqual(['light', 'light']);
    expect(notifications.all).toMatchObject([{ type: 'INFO', code: successes.choiceKeptHere.code }]);
  });

  it('keeps the choice if the platform rejects it, with an error message', async () => {
    const { readers, notifications, presenter } = setUpTheme();
    readers.failure = failures.forbidden;
    await presenter.choose('light');
    expect(presenter.current).toBe('light');
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.forbidden.code }]);
  });
});
