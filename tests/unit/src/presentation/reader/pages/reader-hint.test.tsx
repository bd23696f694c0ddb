import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReaderHint } from '../../../../../../src/presentation/reader/pages/reader-hint.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

const { matchMedia } = window;
beforeAll(async () => void (await startI18n('pt-br')));
afterEach(() => {
  cleanup();
  Object.assign(window, { matchMedia });
});

function Reader() {
  const [isClosed, setClosed] = useState(false);
  return (
    <main tabIndex={-1}>{!isClosed && <ReaderHint kind="rotation" onClose={() => setClosed(true)} />}</main>
  );
}

describe('ReaderHint', () => {
  it('gives the focus to the main area when it is closed', async () => {
    render(<Reader />);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar a dica' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it.each([
    { pointer: 'a finger', isFine: false, text: /toque à esquerda ou deslize para a direita/ },
    { pointer: 'a mouse', isFine: true, text: /use ← ou clique à esquerda/ },
  ])('names the ways to turn a manga with $pointer', ({ isFine, text }) => {
    Object.assign(window, {
      matchMedia: (query: string) => ({ matches: isFine && query === '(pointer: fine)' }),
    });
    render(<ReaderHint kind="direction" onClose={() => {}} />);
    expect(screen.getByRole('status').textContent).toMatch(text);
  });
});
