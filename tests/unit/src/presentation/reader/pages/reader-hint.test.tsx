import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReaderHint } from '../../../../../../src/presentation/reader/pages/reader-hint.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

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
});
