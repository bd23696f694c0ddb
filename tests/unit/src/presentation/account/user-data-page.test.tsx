import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { UserDataPage } from '../../../../../src/presentation/account/user-data-page.tsx';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { exampleCredentials } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpUserData } from './set-up-user-data.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(reader = buildReader()) {
  const setup = await setUpUserData(reader);
  const user = buildUser({ phoneNumber: '+5511988887777', birthDate: '2014-05-17' });
  act(() => setup.sessionPresenter.replaceUser(user));
  render(
    <MemoryRouter>
      <UserDataPage presenter={setup.page} />
    </MemoryRouter>,
  );
  await act(() => setup.page.forms.fetch());
  return setup;
}

describe('UserDataPage', () => {
  it('has labelled fields with autocomplete attributes', async () => {
    await show();
    const fields: [string, string][] = [
      ['Apelido', 'nickname'],
      ['Nome', 'given-name'],
      ['Sobrenome', 'family-name'],
      ['Data de nascimento', 'bday'],
      ['CEP', 'postal-code'],
      ['Rua ou avenida', 'address-line1'],
      ['Cidade', 'address-level2'],
      ['Telefone', 'tel'],
      ['Senha atual', 'current-password'],
      ['Nova senha', 'new-password'],
    ];
    for (const [label, autocomplete] of fields) {
      const field = screen.getByLabelText(label, { selector: 'input' });
      expect([label, field.getAttribute('autocomplete')]).toEqual([label, autocomplete]);
    }
    for (const label of [
      'Foto',
      'Capa do perfil',
      'Sobre você',
      'CPF',
      'Número',
      'Complemento',
      'Bairro',
      'Estado',
    ]) {
      expect(screen.getByLabelText(label, { selector: 'input, textarea, button' })).toBeTruthy();
    }
    expect(screen.getByLabelText<HTMLInputElement>('Telefone', { selector: 'input' }).value).toBe(
      '(11) 98888-7777',
    );
  });

  it('shows guardian-only data of a guided account read-only, with the reason', async () => {
    await show(buildReader({ guardianId: 'bia', guardianName: 'Bia' }));
    expect(screen.getByText(/^Só Bia pode mudar CPF/)).toBeTruthy();
    expect(screen.getByText('(11) 98888-7777')).toBeTruthy();
    expect(screen.getByText('17 de maio de 2014')).toBeTruthy();
    for (const label of ['CPF', 'Data de nascimento', 'CEP', 'Telefone', 'Estado']) {
      expect(screen.queryByLabelText(label, { selector: 'input, button' })).toBeNull();
    }
    expect(screen.queryByRole('button', { name: 'Salvar telefone' })).toBeNull();
    expect(screen.getByLabelText('Apelido')).toBeTruthy();
  });

  it('lets an account without a password sign in again from the form', async () => {
    const { identityUsers, session, authentication, presenter } = await show();
    identityUsers.failure = serviceFailure('USER.SIGN_IN_AGAIN');
    presenter.phone.form.change('phoneNumber', '(11) 97777-6666');
    await act(() => presenter.phone.form.submit());
    expect(screen.getByText(/Por segurança, entre de novo/)).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Entrar de novo' }).click());
    expect([session.current, authentication.revokedTokens]).toEqual([null, [exampleCredentials.token]]);
  });
});
