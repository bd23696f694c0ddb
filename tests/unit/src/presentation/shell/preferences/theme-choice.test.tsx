import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChangePreferences } from '../../../../../../src/application/account/change-preferences.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ThemeChoice } from '../../../../../../src/presentation/shell/preferences/theme-choice.tsx';
import { ThemePresenter } from '../../../../../../src/presentation/shell/preferences/theme-presenter.ts';
import { FakePreferences } from '../../../../../fakes/account/fake-preferences.ts';
import { FakeReaders } from '../../../../../fakes/account/fake-readers.ts';
import { FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

it('the theme choice lets the reader choose between dark and light', async () => {
  const preferences = new FakePreferences();
  const change = new ChangePreferences(preferences, new FakeReaders(), new FakeSession());
  const theme = new ThemePresenter(preferences, change, new NotificationsPresenter());
  render(<ThemeChoice theme={theme} />);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Aparência' });
  expect([...choice.options].map(({ text }) => text)).toEqual(['Escura', 'Clara']);
  await act(async () => fireEvent.change(choice, { target: { value: 'light' } }));
  expect([theme.current, choice.value, preferences.theme]).toEqual(['light', 'light', 'light']);
});

it('the theme choice shows the theme of the device after the page of the platform is hydrated', async () => {
  const preferences = new FakePreferences();
  const change = new ChangePreferences(preferences, new FakeReaders(), new FakeSession());
  const theme = new ThemePresenter(preferences, change, new NotificationsPresenter());
  const container = document.createElement('div');
  container.innerHTML = render(<ThemeChoice theme={theme} />).container.innerHTML;
  document.body.append(container);
  preferences.save({ theme: 'light' });
  theme.start();
  render(<ThemeChoice theme={theme} />, { container, hydrate: true });
  expect(container.querySelector('select')?.value).toBe('light');
});
