import { ChangePreferences } from '../../../../../../src/application/account/change-preferences.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import { successes } from '../../../../../../src/domain/success.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { LanguagePresenter } from '../../../../../../src/presentation/shell/preferences/language-presenter.ts';
import { FakePreferences } from '../../../../../fakes/account/fake-preferences.ts';
import { FakeReaders, someReader } from '../../../../../fakes/account/fake-readers.ts';
import { FakeSession, someCredentials } from '../../../../../fakes/session/fake-session.ts';

function build(spoken: 'spoken' | 'unspoken' | 'slowly spoken' = 'spoken', session = new FakeSession()) {
  const coming: (() => void)[] = [];
  const speak = async () => {
    if (spoken === 'slowly spoken') await new Promise<void>((resolve) => coming.push(resolve));
    return spoken === 'unspoken' ? failed(failures.networkConnection) : succeeded(undefined);
  };
  const preferences = new FakePreferences();
  const readers = new FakeReaders(someReader());
  const notifications = new NotificationsPresenter();
  const change = new ChangePreferences(preferences, readers, session);
  const presenter = new LanguagePresenter(preferences, speak, change, notifications);
  return { presenter, notifications, preferences, readers, coming };
}

describe('the language', () => {
  it('is the one that the device keeps', () => {
    expect(build().presenter.current).toBe('pt-br');
  });

  it('is kept when it is chosen', async () => {
    const { presenter, preferences } = build();
    await presenter.choose('en-us');
    expect([presenter.current, preferences.language]).toEqual(['en-us', 'en-us']);
  });

  it('stays as it was when the texts of another do not come, and says so', async () => {
    const { presenter, preferences, readers, notifications } = build(
      'unspoken',
      new FakeSession(someCredentials),
    );
    await presenter.choose('en-us');
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.networkConnection.code }]);
    expect([presenter.current, presenter.chosen, preferences.language]).toEqual(['pt-br', 'pt-br', 'pt-br']);
    expect(readers.reader?.preferences.language).toBe('pt-br');
  });

  it('shows what was chosen at once, and follows the last choice whichever texts come first', async () => {
    const { presenter, coming } = build('slowly spoken');
    const first = presenter.choose('en-us');
    expect([presenter.chosen, presenter.current]).toEqual(['en-us', 'pt-br']);
    const second = presenter.choose('pt-br');
    for (const come of coming.reverse()) come();
    await Promise.all([first, second]);
    expect([presenter.chosen, presenter.current]).toEqual(['pt-br', 'pt-br']);
  });
});

describe('with somebody signed in, the language', () => {
  it('is saved to their profile when they choose it', async () => {
    const { presenter, readers } = build('spoken', new FakeSession(someCredentials));
    await presenter.choose('en-us');
    expect(readers.reader?.preferences.language).toBe('en-us');
  });

  it('stays on the device when the profile cannot be told, which is said calmly', async () => {
    const { presenter, preferences, readers, notifications } = build(
      'spoken',
      new FakeSession(someCredentials),
    );
    readers.failure = failures.timeout;
    await presenter.choose('en-us');
    expect([presenter.current, preferences.language]).toEqual(['en-us', 'en-us']);
    expect(notifications.all).toMatchObject([{ type: 'INFO', code: successes.choiceKeptHere.code }]);
  });

  it("becomes their profile's without telling it", async () => {
    const { presenter, readers } = build('spoken', new FakeSession(someCredentials));
    await presenter.adopt('en-us');
    expect([presenter.current, readers.reader?.preferences.language]).toEqual(['en-us', 'pt-br']);
  });

  it('is the one that they chose while the profile came', async () => {
    const { presenter, coming } = build('slowly spoken');
    const chosen = presenter.choose('en-us');
    await presenter.adopt('pt-br');
    for (const come of coming) come();
    await chosen;
    expect(presenter.current).toBe('en-us');
  });
});
