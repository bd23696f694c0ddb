import { ChangePreferences } from '../../../../../../src/application/account/change-preferences.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import { successes } from '../../../../../../src/domain/success.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { LanguagePresenter } from '../../../../../../src/presentation/shell/preferences/language-presenter.ts';
import { FakePreferences } from '../../../../../fakes/account/fake-preferences.ts';
import { buildReader, FakeReaders } from '../../../../../fakes/account/fake-readers.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';

function setUpLanguage(texts: 'available' | 'missing' | 'slow' = 'available', session = new FakeSession()) {
  const pending: (() => void)[] = [];
  const changeLanguage = async () => {
    if (texts === 'slow') await new Promise<void>((resolve) => pending.push(resolve));
    return texts === 'missing' ? failed(failures.networkConnection) : succeeded(undefined);
  };
  const preferences = new FakePreferences();
  const readers = new FakeReaders(buildReader());
  const notifications = new NotificationsPresenter();
  const change = new ChangePreferences(preferences, readers, session);
  const presenter = new LanguagePresenter(preferences, changeLanguage, change, notifications);
  return { presenter, notifications, preferences, readers, pending };
}

describe('LanguagePresenter', () => {
  it('starts with the language stored on the device', () => {
    expect(setUpLanguage().presenter.current).toBe('pt-br');
  });

  it('stores the chosen language on the device', async () => {
    const { presenter, preferences } = setUpLanguage();
    await presenter.choose('en-us');
    expect([presenter.current, preferences.language]).toEqual(['en-us', 'en-us']);
  });

  it('keeps the language and reports a failure if the texts of another one fail to load', async () => {
    const { presenter, preferences, readers, notifications } = setUpLanguage(
      'missing',
      new FakeSession(exampleCredentials),
    );
    await presenter.choose('en-us');
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.networkConnection.code }]);
    expect([presenter.current, presenter.chosen, preferences.language]).toEqual(['pt-br', 'pt-br', 'pt-br']);
    expect(readers.reader?.preferences.language).toBe('pt-br');
  });

  it('shows the choice immediately, and keeps the last choice in any order of responses', async () => {
    const { presenter, pending } = setUpLanguage('slow');
    const first = presenter.choose('en-us');
    expect([presenter.chosen, presenter.current]).toEqual(['en-us', 'pt-br']);
    const second = presenter.choose('pt-br');
    for (const respond of pending.reverse()) respond();
    await Promise.all([first, second]);
    expect([presenter.chosen, presenter.current]).toEqual(['pt-br', 'pt-br']);
  });
});

describe('LanguagePresenter of a signed-in reader', () => {
  it('saves the choice to the profile', async () => {
    const { presenter, readers } = setUpLanguage('available', new FakeSession(exampleCredentials));
    await presenter.choose('en-us');
    expect(readers.reader?.preferences.language).toBe('en-us');
  });

  it('keeps the choice on the device and shows an info message if the profile cannot be saved', async () => {
    const { presenter, preferences, readers, notifications } = setUpLanguage(
      'available',
      new FakeSession(exampleCredentials),
    );
    readers.failure = failures.timeout;
    await presenter.choose('en-us');
    expect([presenter.current, preferences.language]).toEqual(['en-us', 'en-us']);
    expect(notifications.all).toMatchObject([{ type: 'INFO', code: successes.choiceKeptHere.code }]);
  });

  it('adopts a language without saving it to the profile', async () => {
    const { presenter, readers } = setUpLanguage('available', new FakeSession(exampleCredentials));
    await presenter.adopt('en-us');
    expect([presenter.current, readers.reader?.preferences.language]).toEqual(['en-us', 'pt-br']);
  });

  it('keeps a choice that was made while the profile was loading', async () => {
    const { presenter, pending } = setUpLanguage('slow');
    const chosen = presenter.choose('en-us');
    await presenter.adopt('pt-br');
    for (const respond of pending) respond();
    await chosen;
    expect(presenter.current).toBe('en-us');
  });
});
