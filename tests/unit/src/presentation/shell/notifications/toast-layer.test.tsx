import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { laterTexts } from '../../../../../../src/composition/texts/later-texts.ts';
import { startPtBr } from '../../../../../../src/composition/texts/start.pt-br.ts';
import { followed } from '../../../../../../src/domain/following/follow-successes.ts';
import { successes } from '../../../../../../src/domain/success.ts';
import { addTexts, startI18n } from '../../../../../../src/presentation/i18n/start-i18n.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ToastLayer } from '../../../../../../src/presentation/shell/notifications/toast-layer.tsx';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const showToasts = (presenter: NotificationsPresenter, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ToastLayer presenter={presenter} />
    </MemoryRouter>,
  );

test('the toast layer translates a notification that was shown before its texts had loaded', async () => {
  await startI18n('pt-br', { 'pt-BR': async () => startPtBr });
  const presenter = new NotificationsPresenter();
  showToasts(presenter);
  act(() => presenter.showInfo(successes.signedOutHere));
  expect(screen.getByText(successes.signedOutHere.message)).toBeTruthy();
  act(() => addTexts(laterTexts, undefined, true));
  expect(screen.queryByText(successes.signedOutHere.message)).toBeNull();
  expect(screen.getByText(/^Você saiu neste aparelho/)).toBeTruthy();
});

test('a toast about a follow has a link to the list, and stays longer than others', async () => {
  await startI18n('pt-br', { 'pt-BR': async () => startPtBr });
  jest.useFakeTimers();
  const presenter = new NotificationsPresenter();
  showToasts(presenter);
  act(() => addTexts(laterTexts, undefined, true));
  act(() => presenter.showInfo(successes.signedOutHere));
  act(() => presenter.showSuccess(followed));
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Ver o que você segue',
    '/shelf/following',
  ]);
  // Screen readers announce it with the text.
  expect(link?.closest('[role=status]')?.textContent).toMatch(/^Seguindo! .* Ver o que você segue$/);
  act(() => jest.advanceTimersByTime(6000));
  act(() => jest.advanceTimersByTime(1000));
  expect(presenter.all.map(({ code }) => code)).toEqual([followed.code]);
  act(() => screen.getByRole('link').click());
  act(() => jest.advanceTimersByTime(1000));
  expect(presenter.all).toEqual([]);
});

test('a toast about a follow has no link on the list itself', async () => {
  await startI18n('pt-br', { 'pt-BR': async () => startPtBr });
  const presenter = new NotificationsPresenter();
  showToasts(presenter, '/shelf/following');
  act(() => addTexts(laterTexts, undefined, true));
  act(() => presenter.showSuccess(followed));
  expect(screen.getByText(/^Seguindo!/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a repeated toast announces its text again, and keeps the focus on its link', async () => {
  await startI18n('pt-br', { 'pt-BR': async () => startPtBr });
  const presenter = new NotificationsPresenter();
  showToasts(presenter);
  act(() => addTexts(laterTexts, undefined, true));
  act(() => presenter.showSuccess(followed));
  const text = screen.getByText(/^Seguindo!/);
  const link = screen.getByRole('link');
  act(() => link.focus());
  act(() => presenter.showSuccess(followed));
  expect(document.activeElement).toBe(link);
  expect(link.isConnected).toBe(true);
  expect(screen.getByText(/^Seguindo!/)).not.toBe(text);
});
