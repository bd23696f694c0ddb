import { act, cleanup, render, screen } from '@testing-library/react';
import { laterTexts } from '../../../../../../src/composition/texts/later-texts.ts';
import { startPtBr } from '../../../../../../src/composition/texts/start.pt-br.ts';
import { successes } from '../../../../../../src/domain/success.ts';
import { addTexts, startI18n } from '../../../../../../src/presentation/i18n/start-i18n.ts';
import { NotificationsPresenter } from '../../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ToastLayer } from '../../../../../../src/presentation/shell/notifications/toast-layer.tsx';

afterEach(cleanup);

test('the toast layer translates a notification that was shown before its texts had loaded', async () => {
  await startI18n('pt-br', { 'pt-BR': async () => startPtBr });
  const presenter = new NotificationsPresenter();
  render(<ToastLayer presenter={presenter} />);
  act(() => presenter.showInfo(successes.signedOutHere));
  expect(screen.getByText(successes.signedOutHere.message)).toBeTruthy();
  act(() => addTexts(laterTexts, undefined, true));
  expect(screen.queryByText(successes.signedOutHere.message)).toBeNull();
  expect(screen.getByText(/^Você saiu neste aparelho/)).toBeTruthy();
});
