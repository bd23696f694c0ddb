import type { AppLanguage, Preferences } from '../../../../../src/application/ports/preferences.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { LanguagePresenter } from '../../../../../src/presentation/shell/language-presenter.ts';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications-presenter.ts';

function build(spoken: 'spoken' | 'unspoken') {
  let kept: AppLanguage = 'pt-br';
  const preferences: Preferences = {
    get language() {
      return kept;
    },
    setLanguage: (language) => {
      kept = language;
    },
  };
  const speak = async () => (spoken === 'spoken' ? succeeded(undefined) : failed(failures.networkConnection));
  const notifications = new NotificationsPresenter();
  const presenter = new LanguagePresenter(preferences, speak, notifications);
  return { presenter, notifications, kept: () => kept };
}

describe('the language', () => {
  it('is the one that the device keeps', () => {
    expect(build('spoken').presenter.current).toBe('pt-br');
  });

  it('is kept when it is chosen', async () => {
    const { presenter, kept } = build('spoken');
    await presenter.choose('en-us');
    expect([presenter.current, kept()]).toEqual(['en-us', 'en-us']);
  });

  it('stays as it was when the texts of another do not come, and says so', async () => {
    const { presenter, kept, notifications } = build('unspoken');
    await presenter.choose('en-us');
    expect(notifications.all).toMatchObject([{ type: 'ERROR', code: failures.networkConnection.code }]);
    expect([presenter.current, kept()]).toEqual(['pt-br', 'pt-br']);
  });

  it('shows what was chosen at once, and follows the last choice whichever texts come first', async () => {
    const coming: (() => void)[] = [];
    const presenter = new LanguagePresenter(
      { language: 'pt-br', setLanguage: () => {} },
      () => new Promise((resolve) => coming.push(() => resolve(succeeded(undefined)))),
      new NotificationsPresenter(),
    );
    const first = presenter.choose('en-us');
    expect([presenter.chosen, presenter.current]).toEqual(['en-us', 'pt-br']);
    const second = presenter.choose('pt-br');
    for (const come of coming.reverse()) come();
    await Promise.all([first, second]);
    expect([presenter.chosen, presenter.current]).toEqual(['pt-br', 'pt-br']);
  });
});
