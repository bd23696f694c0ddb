import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SignUp } from '../../../../../src/application/account/sign-up.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { SignUpChecks } from '../../../../../src/presentation/sign-up/sign-up-checks.ts';
import { SignUpPage } from '../../../../../src/presentation/sign-up/sign-up-page.tsx';
import { SignUpPresenter } from '../../../../../src/presentation/sign-up/sign-up-presenter.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { setUpSignInOptions } from '../../../../fakes/session/set-up-sign-in-options.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function openPage() {
  const accounts = new FakeAccounts();
  const notifications = new NotificationsPresenter();
  const { clock, authOptions } = setUpSignInOptions(accounts, notifications);
  const presenter = new SignUpPresenter(
    new SignUp(accounts, clock),
    new SignUpChecks(accounts, clock),
    authOptions,
    notifications,
  );
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/auth/signup?returnTo=%2Fissue%2Fnanquim']}>
        <SignUpPage presenter={presenter} />
      </MemoryRouter>,
    ),
  );
  return { presenter, accounts };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

function fillInForm() {
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  type('E-mail', 'caio@banca.example');
  type('Nome de usuário', 'caio.lima');
  type('Senha', 'nanquim2026');
  fireEvent.input(field('Celular ou telefone com DDD'), { target: { value: '11988887777' } });
  type('Data de nascimento', '1990-05-17');
  fireEvent.click(screen.getByRole('checkbox'));
}

describe('SignUpPage', () => {
  it('has autocomplete attributes for password managers', async () => {
    await openPage();
    const labels = [
      'E-mail',
      'Nome de usuário',
      'Senha',
      'Celular ou telefone com DDD',
      'Data de nascimento',
    ];
    expect(labels.map((label) => field(label).autocomplete)).toEqual([
      'email',
      'username',
      'new-password',
      'tel',
      'bday',
    ]);
  });

  it('opens the documents in other tabs', async () => {
    await openPage();
    for (const name of ['Termos de uso', 'Política de privacidade']) {
      const link = screen.getAllByRole('link', { name: new RegExp(name) })[0] as HTMLAnchorElement;
      expect([link.target, link.pathname.startsWith('/documents/')]).toEqual(['_blank', true]);
      expect(link.textContent).toContain('(abre em outra aba)');
    }
  });

  it('passes the return path to the sign-in', async () => {
    await openPage();
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/auth/login?returnTo=%2Fissue%2Fnanquim',
    );
  });

  it('shows the address of the confirmation email, with the focus on the title', async () => {
    const { accounts } = await openPage();
    fillInForm();
    await press('Criar conta');
    expect(accounts.createdAccounts.map(({ username }) => username)).toEqual(['caio.lima']);
    expect(screen.getByText('Enviamos uma mensagem para caio@banca.example.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Confira seu e-mail');
    expect(screen.getByRole('link', { name: 'Ir para a entrada' }).getAttribute('href')).toBe(
      '/auth/login?returnTo=%2Fissue%2Fnanquim',
    );
    const sendAgain = await screen.findByRole('button', { name: 'Enviar de novo' });
    expect(sendAgain.hasAttribute('disabled')).toBe(true);
  });

  it('returns to the filled form to correct a wrong address', async () => {
    await openPage();
    fillInForm();
    await press('Criar conta');
    await press('Corrigir');
    expect(document.activeElement).toBe(field('E-mail'));
    expect(field('Celular ou telefone com DDD').value.replace(/\D/g, '')).toBe('11988887777');
    expect(field('Senha').value).toBe('nanquim2026');
    fireEvent.change(field('E-mail'), { target: { value: 'caio.lima@banca.example' } });
    await press('Criar conta');
    expect(screen.getByText('Enviamos uma mensagem para caio.lima@banca.example.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Confira seu e-mail');
  });

  it('retries after a lost network', async () => {
    const { accounts } = await openPage();
    fillInForm();
    accounts.failure = failures.networkConnection;
    await press('Criar conta');
    expect(screen.getByText('Não foi possível conectar ao servidor.')).toBeTruthy();
    accounts.failure = null;
    await press('Tentar de novo');
    expect(screen.getByText('Enviamos uma mensagem para caio@banca.example.')).toBeTruthy();
  });
});
