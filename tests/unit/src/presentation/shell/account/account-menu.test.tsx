import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { GuidedNote } from '../../../../../../src/presentation/shell/account/account-frame.tsx';
import { AccountMenu } from '../../../../../../src/presentation/shell/account/account-menu.tsx';
import {
  type GuidedSession,
  GuidedSessionContext,
} from '../../../../../../src/presentation/shell/account/guided-session.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const show = (session: Partial<GuidedSession>) => {
  const opened: number[] = [];
  const value = {
    isGuided: false,
    guardianName: null,
    isOpenedByGuardian: false,
    openReturn: () => void opened.push(1),
    ...session,
  };
  render(
    <MemoryRouter>
      <GuidedSessionContext value={value}>
        <AccountMenu />
        <GuidedNote />
      </GuidedSessionContext>
    </MemoryRouter>,
  );
  return opened;
};

it('leads to the family, except from a guided account', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Família' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ isGuided: true, guardianName: 'Lia' });
  expect(screen.queryByRole('link', { name: 'Família' })).toBeNull();
  expect(screen.getByText('Quem cuida disso é Lia.')).toBeTruthy();
});

it('leads back to the guardian who opened the session', async () => {
  const opened = show({ isGuided: true, guardianName: 'Lia', isOpenedByGuardian: true });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Voltar para Lia' }));
  expect(opened).toHaveLength(1);
});
