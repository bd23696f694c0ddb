import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { AccountCreation } from '../../../../../src/presentation/family/account-creation.ts';
import { FamilyPage } from '../../../../../src/presentation/family/family-page.tsx';
import { ReadersOnly } from '../../../../../src/presentation/shell/session/readers-only.tsx';
import { buildGuardianRequest } from '../../../../fakes/account/fake-guardian-requests.ts';
import { buildGuidedAccount } from '../../../../fakes/account/fake-guided-accounts.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpFamily } from './set-up-family.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

type FamilySetup = Awaited<ReturnType<typeof setUpFamily>>;

async function show(setup: FamilySetup, consentRequest?: ReactNode): Promise<FamilySetup> {
  const page = (
    <ReadersOnly session={setup.sessionPresenter} consentRequest={consentRequest}>
      <FamilyPage presenter={setup.presenter} />
    </ReadersOnly>
  );
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/account/family']}>
        <Routes>
          <Route path="/account/family" element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>,
    );
  });
  return setup;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const child = { name: 'Tiago Lima', nickname: 'Tico', birthDate: '2016-01-02' };

const submitChild = ({ form }: AccountCreation) =>
  act(async () => {
    for (const field of ['name', 'nickname', 'birthDate'] as const) form.change(field, child[field]);
    form.change('hasConsent', true);
    await form.submit();
  });

it('leads to the plans if the plan includes no guided accounts', async () => {
  await show(await setUpFamily({ includedCount: 0 }));
  expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/plans');
  expect(screen.queryByRole('button', { name: 'Criar conta' })).toBeNull();
});

it('says who is the guardian of a guided account, and shows it nothing else', async () => {
  await show(await setUpFamily({ reader: { guardianId: 'lia', guardianName: 'Lia' } }));
  expect(screen.getByText(/^Lia é responsável por esta conta/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Criar conta' })).toBeNull();
});

it('requires a child and the consent, keeps what was typed, and creates the account', async () => {
  const user = userEvent.setup();
  const { guidedAccounts } = await show(await setUpFamily());
  await user.click(button('Criar conta'));
  await user.type(await screen.findByLabelText('Nome completo'), 'Tiago Lima');
  await user.type(screen.getByLabelText('Apelido'), 'Tico');
  await user.type(screen.getByLabelText('Data de nascimento'), '1990-01-02');
  await user.click(button('Criar conta'));
  expect(screen.getByText('A partir dos 18 anos, cada pessoa abre a própria conta')).toBeTruthy();
  expect(screen.getByText('Sem a sua autorização, não podemos criar a conta')).toBeTruthy();
  expect(screen.getByLabelText('Apelido')).toHaveProperty('value', 'Tico');
  await user.clear(screen.getByLabelText('Data de nascimento'));
  await user.type(screen.getByLabelText('Data de nascimento'), '2016-01-02');
  await user.click(screen.getByRole('checkbox', { name: /^Sou responsável legal/ }));
  await user.click(button('Criar conta'));
  expect(guidedAccounts.accounts).toMatchObject([
    { name: 'Tiago Lima', nickname: 'Tico', birthDate: '2016-01-02' },
  ]);
  expect(screen.getByRole('heading', { name: 'Tico' })).toBeTruthy();
});

it('leads to the scheduled deletion of the guardian, which prevents the creation', async () => {
  const { guidedAccounts, loadForms } = await show(await setUpFamily());
  const { creation } = await loadForms();
  await userEvent.setup().click(button('Criar conta'));
  guidedAccounts.failure = serviceFailure('USER.GUARDIAN_DELETION');
  await submitChild(creation);
  const link = await screen.findByRole('link', { name: 'Ver a exclusão da minha conta' });
  expect(link.getAttribute('href')).toBe('/account/general/privacy');
});

it('leads to the new texts that the guardian must accept first, and keeps what was typed', async () => {
  const setup = await setUpFamily();
  const { guidedAccounts, sessionPresenter } = setup;
  await show(setup, <p>Textos</p>);
  const { creation } = await setup.loadForms();
  await userEvent.setup().click(button('Criar conta'));
  guidedAccounts.failure = serviceFailure('CONSENT.OUTDATED');
  await submitChild(creation);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Ler e aceitar' }));
  expect(screen.getByText('Textos')).toBeTruthy();
  await act(async () => sessionPresenter.replaceUser(buildUser({ hasAcceptedLgpd: true })));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Nome completo/)).value).toBe('Tiago Lima');
  expect(screen.queryByRole('button', { name: 'Ler e aceitar' })).toBeNull();
});

it('shows no form if all accounts of the plan are used', async () => {
  await show(await setUpFamily({ accounts: [buildGuidedAccount()], includedCount: 1 }));
  expect(screen.getByText(/Para criar outra, encerre uma delas/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Criar conta' })).toBeNull();
});

it('saves rating, hours and prices of a child', async () => {
  const user = userEvent.setup();
  const { guidedAccounts, loadForms } = await show(await setUpFamily({ accounts: [buildGuidedAccount()] }));
  const forms = await loadForms();
  expect(screen.queryByLabelText('Limitar o horário de leitura')).toBeNull();
  await user.click(button('O que pode ler e quando'));
  await user.click(await screen.findByLabelText('Limitar o horário de leitura'));
  act(() => {
    const [account] = guidedAccounts.accounts;
    if (account) forms.formsOf(account).settings.change('rating', '12');
  });
  await user.click(screen.getByLabelText('Mostrar preços'));
  await user.click(screen.getAllByRole('button', { name: 'Salvar' })[0] as HTMLElement);
  expect(guidedAccounts.accounts[0]?.settings).toEqual({
    isActive: true,
    maxRating: '12',
    hours: { from: '07:00', until: '20:00' },
    showsPrices: true,
  });
  expect(screen.getByText('Das 07:00 às 20:00')).toBeTruthy();
});

it('switches to a child', async () => {
  const user = userEvent.setup();
  const setup = await setUpFamily({ accounts: [buildGuidedAccount()] });
  setup.identityUsers.users.push(buildUser({ id: 'tico' }));
  const { session } = await show(setup);
  await user.click(button('Entrar como Tico'));
  expect(session.current).toMatchObject({ readerId: 'tico', isOpenedByGuardian: true });
});

it('hands an account over when its owner confirms, and until then corrects the address or cancels', async () => {
  const user = userEvent.setup();
  const adult = buildGuidedAccount({ id: 'malu', nickname: 'Malu', birthDate: '2004-01-02' });
  const { guidedAccounts } = await show(await setUpFamily({ accounts: [adult] }));
  await user.click(button('Encerrar'));
  await user.type(await screen.findByLabelText('E-mail de quem recebe a conta'), 'malu@banca.example');
  await user.click(button('Enviar o link'));
  expect(guidedAccounts.accounts[0]?.handOver?.email).toBe('malu@banca.example');
  expect(screen.getByText(/^Esperando a confirmação de malu@banca.example/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Malu' })).toBeTruthy();
  await user.type(screen.getByLabelText('E-mail de quem recebe a conta'), '.br');
  await user.click(button('Enviar de novo'));
  expect(guidedAccounts.accounts[0]?.handOver?.email).toBe('malu@banca.example.br');
  await user.click(button('Cancelar o envio'));
  expect(guidedAccounts.accounts[0]?.handOver).toBeNull();
  expect(screen.queryByText(/^Esperando a confirmação/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Malu' }));
});

it('removes an account that its owner has taken meanwhile', async () => {
  const user = userEvent.setup();
  const handOver = { email: 'malu@banca.example', expiresAt: '2026-03-12T12:00:00Z' };
  const adult = buildGuidedAccount({ id: 'malu', nickname: 'Malu', birthDate: '2004-01-02', handOver });
  const { guidedAccounts, notifications } = await show(await setUpFamily({ accounts: [adult] }));
  await user.click(button('Encerrar'));
  const cancel = await screen.findByRole('button', { name: 'Cancelar o envio' });
  guidedAccounts.accounts = [];
  await user.click(cancel);
  expect(screen.queryByRole('heading', { name: 'Malu' })).toBeNull();
  expect(notifications.all.map(({ code }) => code)).toEqual(['GUIDANCE_ENDED']);
});

it('says that no plans are sold in the market of the guardian', async () => {
  await show(
    await setUpFamily({ includedCount: 0, reader: { marketOffers: { plans: false, credits: false } } }),
  );
  expect(screen.getByText(/ainda não há planos à venda no seu país/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver os planos' })).toBeNull();
});

it('offers the deletion of an account from 18 years on too', async () => {
  const user = userEvent.setup();
  const adult = buildGuidedAccount({ nickname: 'Malu', birthDate: '2004-01-02' });
  const setup = await setUpFamily({ accounts: [adult] });
  setup.identityUsers.users.push(buildUser({ id: 'tico' }));
  await show(setup);
  await user.click(button('Encerrar'));
  await user.click(await screen.findByRole('button', { name: 'Excluir conta' }));
  await act(() => setup.answer(true));
  expect(screen.getByText(/Esta conta será excluída/)).toBeTruthy();
});

it('shows the child whose creation succeeded although its response was lost', async () => {
  const { loadForms, guidedAccounts } = await show(await setUpFamily());
  const { creation } = await loadForms();
  guidedAccounts.accounts = [buildGuidedAccount(child)];
  await submitChild(creation);
  expect(screen.getByRole('heading', { name: 'Tico' })).toBeTruthy();
  expect(creation.failure.current).toBeNull();
  await submitChild(creation);
  expect(creation.failure.current?.code).toBe('USER.EXISTING_GUIDANCE');
});

it('shows the birth date that was saved before the names were refused', async () => {
  const setup = await setUpFamily({ accounts: [buildGuidedAccount()] });
  setup.identityUsers.users.push(buildUser({ id: 'tico' }));
  const { loadForms, guidedAccounts } = await show(setup);
  const { data, dataFailure } = (await loadForms()).formsOf(buildGuidedAccount());
  guidedAccounts.failure = serviceFailure('USER.INVALID_DATA');
  await act(async () => {
    data.change('birthDate', '2010-01-02');
    await data.submit();
  });
  expect(dataFailure.current?.code).toBe('USER.INVALID_DATA');
  expect(screen.getByText('16 anos')).toBeTruthy();
});

it('schedules the deletion of the account of a minor after a question, and cancels it', async () => {
  const user = userEvent.setup();
  const setup = await setUpFamily({ accounts: [buildGuidedAccount()] });
  setup.identityUsers.users.push(buildUser({ id: 'tico' }));
  await show(setup);
  expect(screen.queryByRole('button', { name: 'Enviar o link' })).toBeNull();
  await user.click(button('Encerrar'));
  await user.click(await screen.findByRole('button', { name: 'Excluir conta' }));
  await act(() => setup.answer(false));
  expect(screen.queryByText(/Esta conta será excluída/)).toBeNull();
  await user.click(button('Excluir conta'));
  await act(() => setup.answer(true));
  expect(screen.getByText(/Esta conta será excluída em/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tico' })).toBe(document.activeElement);
  expect(screen.queryByRole('button', { name: 'Encerrar' })).toBeNull();
  await user.click(button(/^Cancelar exclusão/));
  expect(screen.queryByText(/Esta conta será excluída/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Tico' })).toBe(document.activeElement);
});

it('shows the deletion that the service reports, and why it cannot be cancelled', async () => {
  const user = userEvent.setup();
  const account = buildGuidedAccount({ deletionAt: '2026-04-02T12:00:00Z' });
  const setup = await show(await setUpFamily({ accounts: [account] }));
  setup.deletions.failure = serviceFailure('USER.GUARDIAN_DELETION');
  await user.click(button(/^Cancelar exclusão/));
  expect(screen.getByText(/Esta conta será excluída em 02\/04\/2026|em 2 .*2026/)).toBeTruthy();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.join('')).not.toBe('');
});

it('offers only the deletion of the guardian while it is scheduled', async () => {
  const deletionAt = '2026-04-02T12:00:00Z';
  const setup = await setUpFamily({ accounts: [buildGuidedAccount({ deletionAt })] });
  setup.sessionPresenter.replaceUser({ ...buildUser(), deletionAt });
  await show(setup);
  expect(screen.queryByRole('button', { name: 'Criar conta' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cancelar exclusão/ })).toBeNull();
  const link = screen.getByRole('link', { name: 'Ver a exclusão da minha conta' });
  expect(link.getAttribute('href')).toBe('/account/general/privacy');
});

it('downloads the data of a child', async () => {
  const { loadForms } = await setUpFamily({ accounts: [buildGuidedAccount()] });
  const { download } = (await loadForms()).formsOf(buildGuidedAccount());
  const file = await download.load('json');
  expect(file?.content.size).toBe('{"uuid":"tico"}'.length);
});

it('offers a new sign-in to a guardian without a password', async () => {
  const user = userEvent.setup();
  const setup = await show(await setUpFamily({ accounts: [buildGuidedAccount()] }));
  setup.personalData.failure = serviceFailure('USER.SIGN_IN_AGAIN');
  await user.click(button('Baixar os dados'));
  await user.click(await screen.findByRole('button', { name: 'Baixar documento' }));
  await user.click(button('Entrar de novo'));
  expect(setup.session.current).toBeNull();
});

it('answers a request to read, and leads from a request to buy to the checkout', async () => {
  const user = userEvent.setup();
  const setup = await setUpFamily({ accounts: [buildGuidedAccount()] });
  setup.guardianRequests.requests = [
    buildGuardianRequest({ id: 'reading', purpose: 'rating' }),
    buildGuardianRequest({ id: 'purchase', product: { kind: 'issue', id: 'issue-2' } }),
  ];
  await show(setup);
  expect(screen.getByRole('link', { name: /^Comprar/ }).getAttribute('href')).toBe(
    '/issue/nanquim-1/acquisition',
  );
  await user.click(button(/^Permitir/));
  expect(setup.guardianRequests.requests[0]?.answer).toBe('granted');
  expect(screen.getByText('Você permitiu')).toBeTruthy();
  await user.click(button(/^Agora não/));
  expect(screen.getByText('Você disse: agora não')).toBeTruthy();
  expect(screen.getByText('Nenhum pedido esperando você.')).toBeTruthy();
});

it.each([
  ['2010-01-02', 'Pela idade: até 16 anos'],
  ['2016-01-02', 'Pela idade: até 10 anos'],
  [null, 'Pela idade: só livre'],
])('names the rating that follows from the birth date %s', async (birthDate, text) => {
  await show(await setUpFamily({ accounts: [buildGuidedAccount({ birthDate })] }));
  expect(screen.getByText(text)).toBeTruthy();
});

it('says what must be bought besides the permission to read', async () => {
  const setup = await setUpFamily({ accounts: [buildGuidedAccount()] });
  const request = buildGuardianRequest({ purpose: 'rating' });
  const price = { kind: 'purchase', cents: 990, currency: 'BRL', days: null } as const;
  const details = {
    name: 'Nanquim',
    path: '/issue/nanquim-1',
    parentalRating: '12',
    cover: null,
    prices: [price],
  } as const;
  const child = { id: 'tico', nickname: 'Tico' };
  setup.guardianRequests.requests = [{ ...request, child, details } as typeof request];
  await show(setup);
  expect(screen.getByText('Para ler, a edição também precisa ser comprada:')).toBeTruthy();
  expect(screen.getByText(/^Compra por R\$\s9,90$/)).toBeTruthy();
});
