import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SignUp } from '../../../../../src/application/account/sign-up.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { SignUpChecks } from '../../../../../src/presentation/sign-up/sign-up-checks.ts';
import { SignUpPage } from '../../../../../src/presentation/sign-up/sign-up-page.tsx';
import { SignUpPresenter } from '../../../../../src/presentation/sign-up/sign-up-presenter.ts';
import { FakeAccounts } from '../../../../fakes/account/fake-accounts.ts';
import { FakeConsents } from '../../../../fakes/account/fake-consents.ts';
import { FakeSignUpSecrets } from '../../../../fakes/account/fake-sign-up-secrets.ts';
import { FakeProofKeys } from '../../../../fakes/session/fake-proof-keys.ts';
import { setUpSignInOptions } from '../../../../fakes/session/set-up-sign-in-options.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function openPage() {
  const accounts = new FakeAccounts();
  const notifications = new NotificationsPresenter();
  const { authOptions } = setUpSignInOptions(accounts, notifications);
  const presenter = new SignUpPresenter(
    new SignUp(accounts, new FakeProofKeys(), new FakeSignUpSecrets()),
    new SignUpChecks(accounts),
    new FakeConsents(accounts.accountStore),
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
  type('Senha', 'nanquim2026');
  fireEvent.click(screen.getByRole('checkbox'));
}

describe('SignUpPage', () => {
  it('has autocomplete attributes for password managers', async () => {
    await openPage();
    expect(['E-mail', 'Senha'].map((label) => field(label).autocomplete)).toEqual(['email', 'new-password']);
  });

  it('links the documents once, and declares the same for other services', async () => {
    await openPage();
    expect(screen.getAllByRole('link', { name: /^Termos de uso/ })).toHaveLength(1);
    expect(
      screen.getByText(/^Ao continuar com outro serviço, você confirma ter 18 anos ou mais .* acima\.$/),
    ).toBeTruthy();
  });

  it('shows the requirements of the password in one line until the visitor types', async () => {
    await openPage();
    const summary = 'Ao menos 8 caracteres, com letras e números, difícil de adivinhar.';
    expect([screen.queryByText(summary) !== null, screen.queryByRole('list')]).toEqual([true, null]);
    fireEvent.change(field('Senha'), { target: { value: 'nan' } });
    expect(screen.queryByText(summary)).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
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
    expect(accounts.createdAccounts.map(({ email }) => email)).toEqual(['caio@banca.example']);
    expect(screen.getByText('Enviamos uma mensagem para caio@banca.example.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Confirme seu e-mail');
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
      '/auth/login?returnTo=%2Fissue%2Fnanquim',
    );
    const sendAgain = await screen.findByRole('button', { name: 'Enviar de novo' });
    expect(sendAgain.hasAttribute('disabled')).toBe(true);
  });

  it('returns to the filled form to correct a wrong address', async () => {
    await openPage();
    fillInForm();
    await press('Criar conta');
    await press('Mudar o endereço');
    expect(document.activeElement).toBe(field('E-mail'));
    expect(field('Senha').value).toBe('nanquim2026');
    fireEvent.change(field('E-mail'), { target: { value: 'caio.lima@banca.example' } });
    await press('Criar conta');
    expect(screen.getByText('Enviamos uma mensagem para caio.lima@banca.example.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Confirme seu e-mail');
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
