import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ExternalProvider } from '../../../../../../src/application/ports/session/pending-sign-ins.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { externalFailures } from '../../../../../../src/domain/session/external-failures.ts';
import {
  ProviderButtons,
  type SignInPurpose,
} from '../../../../../../src/presentation/shell/auth/provider-buttons.tsx';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { setUpExternalSignIns } from '../../../../../fakes/session/set-up-external-sign-ins.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

type Fixture = ReturnType<typeof setUpExternalSignIns>;
interface ShowOptions {
  readonly only?: readonly ExternalProvider[];
  readonly purpose?: SignInPurpose;
}

async function show({ signInProviders }: Fixture, props: ShowOptions = {}) {
  const view = render(
    <MemoryRouter>
      <ProviderButtons presenter={signInProviders} returnTo="/plans" {...props} />
    </MemoryRouter>,
  );
  await act(flushPromises);
  return view;
}

const buttonNames = () => screen.getAllByRole('button').map((button) => button.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const pressButton = (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
    await flushPromises();
  });

describe('ProviderButtons', () => {
  it('reserves space while the providers load, then shows their names', async () => {
    const { container } = render(
      <MemoryRouter>
        <ProviderButtons presenter={setUpExternalSignIns().signInProviders} returnTo="/" />
      </MemoryRouter>,
    );
    expect(container.querySelectorAll('[aria-hidden=true]')).toHaveLength(2);
    await act(flushPromises);
    expect(buttonNames()).toEqual(['Continuar com o Google', 'Continuar com a Claro']);
    expect(container.querySelectorAll('span[aria-hidden=true]')).toHaveLength(0);
  });

  it('renders nothing if no provider is offered', async () => {
    const fixture = setUpExternalSignIns();
    fixture.google.name = null;
    fixture.operator.name = null;
    const { container } = await show(fixture);
    expect(container.textContent).toBe('');
  });

  it('shows the declaration with links to the documents', async () => {
    const { container } = await show(setUpExternalSignIns());
    expect(container.textContent?.replace(/ \(abre em outra aba\)/g, '')).toContain(
      'Ao continuar, você declara ter 18 anos ou mais e concorda com os Termos de uso e a Política de privacidade.',
    );
    const documents = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(documents).toEqual(['/documents/termos-de-uso.html', '/documents/politica-de-privacidade.html']);
  });

  it('shows one provider without the declaration for an existing account', async () => {
    await show(setUpExternalSignIns(), { only: ['operator'], purpose: 'reactivate' });
    expect(buttonNames()).toEqual(['Reativar com a Claro']);
    expect(screen.queryByText(/declara/)).toBeNull();
  });

  it('is busy during navigation, and keeps the return path', async () => {
    const fixture = setUpExternalSignIns();
    await show(fixture);
    await pressButton('Continuar com o Google');
    expect(button('Continuar com o Google').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Levando você…');
    expect(fixture.pending.take('state-1')?.returnTo).toBe('/plans');
  });

  it('is ready again after the reader comes back with the back button', async () => {
    await show(setUpExternalSignIns());
    await pressButton('Continuar com o Google');
    act(() => void fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button('Continuar com o Google').getAttribute('aria-busy')).toBeNull();
  });

  it('says that the page needs https, and that a password works', async () => {
    const fixture = setUpExternalSignIns();
    fixture.proofKeys.failure = externalFailures.insecurePage;
    await show(fixture);
    await pressButton('Continuar com o Google');
    expect(screen.getByText(/não foi aberta com https/).textContent).toContain('Com a senha dá certo.');
  });

  it('retries when the network returns', async () => {
    const fixture = setUpExternalSignIns();
    fixture.google.failure = failures.networkConnection;
    fixture.operator.failure = failures.networkConnection;
    await show(fixture);
    expect(screen.getByText('Não foi possível conectar ao servidor.')).toBeTruthy();
    fixture.google.failure = null;
    fixture.operator.failure = null;
    await pressButton('Tentar de novo');
    expect(buttonNames()).toEqual(['Continuar com o Google', 'Continuar com a Claro']);
  });
});
