import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { ExternalSignInErrorCode } from '../../../../../src/domain/error-code.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { externalFailures } from '../../../../../src/domain/session/external-failures.ts';
import { CallbackPage } from '../../../../../src/presentation/callback/callback-page.tsx';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { exampleCredentials } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { returnSearch, setUpCallback } from './set-up-callback.ts';

beforeAll(async () => {
  // Forms scroll to the first error, which jsdom does not support.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
  await startI18n('pt-br');
});
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** In strict mode like the app, so that effects run twice. */
async function show(callback = setUpCallback(), search = returnSearch) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/callback${search}`]}>
        <Address />
        <Routes>
          <Route path="/callback" element={<CallbackPage presenter={callback.presenter} />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  );
  await act(flushPromises);
  return callback;
}

const address = () => screen.getByText(/^\//).textContent;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('CallbackPage', () => {
  it('removes the parameters from the address immediately, and finishes once', async () => {
    const callback = setUpCallback();
    callback.google.grantCode('code-1', exampleCredentials);
    const responses = holdResponses(callback.google, 'finish');
    await show(callback);
    expect([address(), heading()]).toEqual(['/callback', 'Entrando…']);
    await act(() => responses.release());
    expect(address()).toBe('/issue/nanquim');
    expect(callback.google.finished).toHaveLength(1);
  });

  it('explains a return with a foreign state, with a link back to the sign-in', async () => {
    await show(setUpCallback(), '?code=code-1&state=foreign');
    expect(screen.getByRole('alert').textContent).toBe(
      'Esta entrada já terminou ou começou em outra aba. Comece de novo.',
    );
    expect(links()).toEqual([['Voltar para a entrada', '/auth/login']]);
    expect(document.activeElement?.textContent).toBe('Não deu para entrar');
    expect(address()).toBe('/callback');
  });

  it('shows the same message after a reload without parameters', async () => {
    await show(setUpCallback(), '');
    expect(screen.getByRole('alert').textContent).toBe(
      'Esta entrada já terminou ou começou em outra aba. Comece de novo.',
    );
  });

  it.each<[ExternalSignInErrorCode, string | RegExp, string]>([
    ['0101002', 'Esta conta não está vinculada ao Google. Digite sua senha.', 'Entrar com a senha'],
    ['0101005', 'Esta conta não está vinculada à operadora. Digite sua senha.', 'Entrar com a senha'],
    ['0208002', /^Já existe uma conta/, 'Entrar com a minha conta'],
    ['SVA.EXISTING_USER', /^Já existe uma conta/, 'Entrar com a minha conta'],
  ])('shows %s with its next action', async (code, text, action) => {
    const callback = setUpCallback({ provider: 'operator' });
    callback.operator.grantCode('code-1', failed(serviceFailure(code)));
    await show(callback);
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(links()[0]?.[0]).toBe(action);
  });

  it.each<[ExternalSignInErrorCode, string]>([
    [
      'SVA.EXISTING_USER',
      'Esta conta da operadora já foi vinculada a outra conta da Banca, ou a sua conta já está vinculada a outra conta da operadora.',
    ],
    ['0208002', 'O e-mail ou o telefone desta operadora é de outra conta da Banca.'],
  ])('explains %s to a signed-in reader, who can sign out to use the other account', async (code, text) => {
    const callback = setUpCallback({ provider: 'operator', isSignedIn: true, returnTo: '/auth/external' });
    callback.operator.grantCode('code-1', failed(serviceFailure(code)));
    await show(callback);
    expect(screen.getByRole('alert').textContent).toBe(text);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Sair e entrar com ela' }));
      await flushPromises();
    });
    expect([address(), callback.session.current]).toEqual(['/auth/external', null]);
  });

  it('offers to create a password after the operator was unlinked', async () => {
    const callback = setUpCallback({ provider: 'operator' });
    callback.operator.grantCode('code-1', failed(serviceFailure('0101005')));
    await show(callback);
    expect(links()[1]).toEqual(['Criar uma senha', '/auth/forgot-password']);
  });

  it('links to the plans if the reader has no plan with the operator', async () => {
    const callback = setUpCallback({ provider: 'operator', isSignedIn: true, returnTo: '/sva/reactivation' });
    callback.operator.grantCode('code-1', failed(serviceFailure('SVA.NO_ACTIVE_PLAN')));
    await show(callback);
    expect(heading()).toBe('Nenhum plano ativo');
    expect(links()).toEqual([
      ['Ver os planos', '/plans'],
      ['Ir para o início', '/'],
    ]);
  });

  it('retries on request, and automatically when the network returns', async () => {
    const callback = setUpCallback();
    callback.google.grantCode('code-1', exampleCredentials);
    callback.google.failure = failures.networkConnection;
    await show(callback);
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível conectar ao servidor.');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      await flushPromises();
    });
    expect(screen.getByRole('alert')).toBeTruthy();
    callback.google.failure = null;
    await act(async () => {
      fireEvent(window, new Event('online'));
      await flushPromises();
    });
    expect(address()).toBe('/issue/nanquim');
  });

  it('asks for the email, and keeps a wrong one for correction', async () => {
    const callback = setUpCallback({ provider: 'operator' });
    callback.operator.grantCode('code-1', failed(externalFailures.emailRequired));
    await show(callback);
    expect(heading()).toBe('Falta só o seu e-mail');
    expect(document.activeElement?.textContent).toBe('Falta só o seu e-mail');
    callback.operator.grantCode('code-1', failed(serviceFailure('0208002')));
    const field = screen.getByLabelText<HTMLInputElement>('E-mail');
    const submit = () =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
        await flushPromises();
      });
    act(() => void fireEvent.change(field, { target: { value: 'bia@banca.example' } }));
    await submit();
    expect(links()).toEqual([['Entrar com a minha conta', '/auth/login?returnTo=%2Fauth%2Fexternal']]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Já existe uma conta com este e-mail.')).toBeTruthy();
    expect(field.value).toBe('bia@banca.example');
    callback.operator.grantCode('code-1', exampleCredentials);
    act(() => void fireEvent.change(field, { target: { value: 'ana@banca.example' } }));
    await submit();
    expect(address()).toBe('/issue/nanquim');
  });

  it('redirects to the sign-in after a cancellation', async () => {
    await show(setUpCallback(), '?error=access_denied&state=state-1');
    expect(address()).toBe('/auth/login?returnTo=%2Fissue%2Fnanquim');
  });
});
