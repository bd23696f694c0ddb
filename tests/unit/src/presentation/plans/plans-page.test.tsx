import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { failures } from '../../../../../src/domain/failure.ts';
import { PlansPage } from '../../../../../src/presentation/plans/plans-page.tsx';
import { buildOperatorLink } from '../../../../fakes/account/fake-readers.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpPlans } from './set-up-plans.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(options: Parameters<typeof setUpPlans>[0] = {}, address = '/plans') {
  const fixture = setUpPlans(options);
  render(
    <MemoryRouter initialEntries={[address]}>
      <PlansPage presenter={fixture.presenter} />
    </MemoryRouter>,
  );
  await act(fixture.load);
  return fixture;
}

const planCard = (name: RegExp) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (!item) throw new Error('The card does not exist.');
  return within(item);
};
/** The text with normal instead of non-breaking spaces. */
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const ownPlanText = () => textOf(screen.getByRole('region', { name: /^Seu (próximo )?plano/ }));

describe('PlansPage', () => {
  it('shows a visitor the plans with their links', async () => {
    await show();
    expect(planCard(/^Gratuito/).getByText('Quadrinhos gratuitos, do começo ao fim')).toBeTruthy();
    expect(
      planCard(/^Gratuito/)
        .getByRole('link', { name: 'Criar conta' })
        .getAttribute('href'),
    ).toBe('/auth/signup?returnTo=%2Fplans');
    expect(
      planCard(/^Banca Livre/)
        .getByRole('link', { name: 'Assinar Banca Livre Mensal' })
        .getAttribute('href'),
    ).toBe('/subscription?plan=banca-livre&period=30');
    expect(
      planCard(/^Banca na Claro pela Claro/)
        .getByRole('link', { name: 'Sou cliente Claro' })
        .getAttribute('href'),
    ).toBe('/auth/external');
    expect(screen.queryByRole('region', { name: 'Seu plano' })).toBeNull();
  });

  it('says that no plans are sold in the market, and leads to the catalogue', async () => {
    await show({ reader: {}, plans: [] });
    expect(screen.getByText(/Ainda não há planos à venda no seu país/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver o catálogo' }).getAttribute('href')).toBe('/catalog');
  });

  it('continues to the page that led here after the purchase', async () => {
    await show({}, '/plans?returnTo=%2Freader%2Fissue-1');
    expect(
      planCard(/^Banca Livre/)
        .getByRole('link', { name: 'Assinar Banca Livre Mensal' })
        .getAttribute('href'),
    ).toBe('/subscription?plan=banca-livre&period=30&returnTo=%2Freader%2Fissue-1');
  });

  it('opens the period whose price a link has promised, and shows what each period saves', async () => {
    await show({}, '/plans?period=360');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Anual.*Economize 16%$/ }).checked).toBe(
      true,
    );
    expect(screen.getByRole('radio', { name: 'Mensal' })).toBeTruthy();
    cleanup();
    await show({}, '/plans?period=7');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mensal' }).checked).toBe(true);
  });

  it('shows the price of a month once', async () => {
    await show();
    expect(planCard(/^Banca Livre/).getAllByText(/R\$/)).toHaveLength(1);
  });

  it('names the plan of free readers once', async () => {
    await show({ reader: {} });
    expect(screen.getAllByText('Seu plano')).toHaveLength(1);
  });

  it('shows monthly price, total price and saving for the chosen period', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Anual/ }));
    const text = textOf(planCard(/^Banca Livre/).getByText(/por ano/));
    expect(text).toBe('R$ 199,00 por ano');
    expect(screen.getByText(/cobrança/).textContent).toContain('a cada 360 dias');
    expect(
      planCard(/^Banca Livre/).getByText('R$ 16,58', {
        normalizer: (text) => text.replaceAll('\u00a0', ' '),
      }),
    ).toBeTruthy();
    expect(planCard(/^Banca Livre/).getByText('Economize 16%')).toBeTruthy();
    expect(planCard(/^Banca Família/).getByText('Este plano não é vendido por este período.')).toBeTruthy();
    expect(planCard(/^Banca Família/).queryByRole('link')).toBeNull();
  });

  it.each([
    ['renews', { subscription: buildSubscription() }, 'Seu planoBanca Livre Mensal · renova em 12/03/2026'],
    [
      'ends',
      { subscription: buildSubscription({ hasAutoRenewal: false }) },
      'Seu planoBanca Livre Mensal · vale até 12/03/2026, sem renovação',
    ],
    [
      'is scheduled',
      {
        scheduledSubscription: buildSubscription({
          startsAt: '2026-03-20T12:00:00.000Z',
          cycleDurationInDays: 360,
        }),
      },
      'Seu próximo planoBanca Livre Anual, começa em 20/03/2026',
    ],
    [
      'has ended',
      { expiredSubscription: buildSubscription({ expiresAt: '2026-02-20T12:00:00.000Z' }) },
      'Seu plano terminouBanca Livre Mensal, em 20/02/2026',
    ],
    ['never ends', { subscription: buildSubscription({ expiresAt: null }) }, ' · sem data para terminar'],
    [
      'comes from Claro',
      { subscription: buildSubscription({ plan: { ...buildPlan(), provider: 'claro' } }) },
      'Claro · renova em 12/03/2026',
    ],
    ['is free', {}, 'Você lê de graça o que é aberto a todos.'],
  ])('describes the subscription of a reader whose plan %s', async (_, reader, sentence) => {
    await show({ reader });
    expect(ownPlanText()).toContain(sentence);
  });

  it('marks the reader’s plan, and says what must end before another plan starts', async () => {
    await show({ reader: { subscription: buildSubscription() } });
    expect(planCard(/^Banca Livre/).getByText('Seu plano')).toBeTruthy();
    expect(planCard(/^Banca Livre/).queryByRole('link', { name: /Assinar/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Trimestral/ }));
    expect(planCard(/^Banca Família/).getByText(/encerre antes a renovação/)).toBeTruthy();
  });

  it('marks neither the free plan after a plan ended, nor another period, as the reader’s plan', async () => {
    await show({
      reader: { expiredSubscription: buildSubscription({ expiresAt: '2026-02-20T12:00:00.000Z' }) },
    });
    expect(screen.queryByText('Seu plano')).toBeNull();
    expect(screen.getByRole('link', { name: 'Renovar' }).getAttribute('href')).toBe(
      '/subscription?plan=banca-livre&period=30',
    );
    cleanup();
    await show({ reader: { subscription: buildSubscription() } });
    expect(planCard(/^Banca Livre$/).getByText('Seu plano')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^Anual/ }));
    expect(planCard(/^Banca Livre$/).queryByText('Seu plano')).toBeNull();
    expect(planCard(/^Banca Livre$/).queryByText('Nossa sugestão')).toBeNull();
    expect(planCard(/^Gratuito/).queryByText('Seu plano')).toBeNull();
  });

  it('suggests no other plan to a subscriber', async () => {
    const family = { ...buildSubscription().plan, id: 'banca-familia', name: 'Banca Família' };
    await show({ reader: { subscription: buildSubscription({ plan: family }) } });
    expect(screen.queryByText('Nossa sugestão')).toBeNull();
    cleanup();
    await show({});
    expect(screen.getByText('Nossa sugestão')).toBeTruthy();
  });

  it('links from the scheduled plan to its screen, and does not suggest it', async () => {
    const scheduledSubscription = buildSubscription({
      startsAt: '2026-03-20T12:00:00.000Z',
      cycleDurationInDays: 360,
    });
    await show({ reader: { scheduledSubscription } });
    const scheduled = planCard(/^Banca Livre$/);
    expect(scheduled.getByText('Seu próximo plano')).toBeTruthy();
    expect(scheduled.queryByText('Nossa sugestão')).toBeNull();
    expect(scheduled.queryByText(/cancele antes/)).toBeNull();
    expect(scheduled.getByRole('link', { name: 'Ver meu plano' }).getAttribute('href')).toBe('/account/plan');
    expect(screen.queryByText('Seu plano')).toBeNull();
  });

  it('says that a guardian manages the plan of a guided account, and lets it ask for the others', async () => {
    const subscription = buildSubscription({ hasAutoRenewal: false });
    await show({ reader: { guardianId: 'lia', subscription } });
    expect(ownPlanText()).toContain('A pessoa responsável pela sua conta administra este plano.');
    expect(planCard(/^Banca Livre/).getByRole('link', { name: 'Ver meu plano' })).toBeTruthy();
    expect(planCard(/^Banca Livre/).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Assinar/ })).toBeNull();
    cleanup();
    await show({ reader: { guardianId: 'lia' } });
    expect(ownPlanText()).toContain('Para ter um plano, peça à pessoa responsável pela sua conta.');
    expect(planCard(/^Banca Família/).getByRole('button', { name: 'Pedir Banca Família' })).toBeTruthy();
  });

  it('shows a guided account neither periods nor prices, and lets it ask for plans that would include it', async () => {
    await show({ reader: { guardianId: 'lia' } }, '/plans?period=360');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/R\$/)).toBeNull();
    expect(screen.queryByText(/cobrança|não é vendido/)).toBeNull();
    expect(planCard(/^Banca Família/).getByRole('button', { name: 'Pedir Banca Família' })).toBeTruthy();
    expect(planCard(/^Banca Livre/).queryByRole('button')).toBeNull();
    expect(planCard(/^Banca Livre/).getByText('Este plano não inclui contas de crianças.')).toBeTruthy();
  });

  it('suggests a guided account the first plan that would include it', async () => {
    await show({ reader: { guardianId: 'lia' } });
    expect(planCard(/^Banca Família/).getByText('Nossa sugestão')).toBeTruthy();
    expect(planCard(/^Banca Livre/).queryByText('Nossa sugestão')).toBeNull();
    expect(
      planCard(/^Banca Família/).getByText(/^Inclui 4 contas .* que a pessoa responsável escolher$/),
    ).toBeTruthy();
  });

  it('lets a guided account that the plan of the guardian includes ask for no other', async () => {
    const subscription = { id: 'plan-of-lia', expiresAt: '2099-01-01T00:00:00.000Z' };
    const guardianRights = { subscription, acquisitions: [], allowedIssueIds: [] };
    await show({ reader: { guardianId: 'lia', guardianRights } });
    expect(ownPlanText()).toContain('Você lê com o plano da pessoa responsável pela sua conta.');
    expect(ownPlanText()).not.toContain('Você lê de graça');
    expect(screen.queryByRole('button', { name: /^Pedir/ })).toBeNull();
    expect(screen.queryByText('Nossa sugestão')).toBeNull();
  });

  it('offers a guided account no plan that costs less than its own', async () => {
    const largePlan = buildPlan({
      id: 'plan-4',
      name: 'Banca Inteira',
      guidedAccountsCount: 4,
      merchandises: [{ id: 'plan-4-30', cycleDurationInDays: 30, price: 2990, currency: 'BRL' }],
    });
    const subscriptionTo = (id: string) => buildSubscription({ plan: { ...buildSubscription().plan, id } });
    const plans = [buildPlan({ guidedAccountsCount: 2 }), largePlan];
    await show({ plans, reader: { guardianId: 'lia', subscription: subscriptionTo('plan-4') } });
    expect(screen.queryByRole('button', { name: /^Pedir/ })).toBeNull();
    cleanup();
    await show({ plans, reader: { guardianId: 'lia', subscription: subscriptionTo('plan-1') } });
    expect(screen.getByRole('button', { name: 'Pedir Banca Inteira' })).toBeTruthy();
  });

  it('links to the reactivation of an expired operator plan', async () => {
    await show({ reader: { operatorLink: buildOperatorLink() } });
    const [first] = screen.getAllByRole('link', { name: 'Reativar' });
    expect(first?.getAttribute('href')).toBe('/sva/reactivation');
  });

  it('offers no subscription before the profile is loaded', async () => {
    const { presenter } = setUpPlans({ reader: {} });
    await presenter.list.start();
    render(
      <MemoryRouter>
        <PlansPage presenter={presenter} />
      </MemoryRouter>,
    );
    expect(planCard(/^Banca Livre/).queryByRole('link')).toBeNull();
  });

  it('reports that the profile could not be loaded, and retries', async () => {
    const fixture = setUpPlans({ reader: {} });
    fixture.readers.failure = serviceFailure('UNEXPECTED');
    render(
      <MemoryRouter>
        <PlansPage presenter={fixture.presenter} />
      </MemoryRouter>,
    );
    await act(fixture.load);
    fixture.readers.failure = null;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      await flushPromises();
    });
    expect(ownPlanText()).toContain('Você lê de graça');
  });

  it.each(['identityUsers', 'readers'] as const)('shows prices if %s cannot be loaded', async (service) => {
    const fixture = setUpPlans({ reader: {} });
    fixture[service].failure = serviceFailure('UNEXPECTED');
    await fixture.presenter.list.start();
    const { container } = render(
      <MemoryRouter>
        <PlansPage presenter={fixture.presenter} />
      </MemoryRouter>,
    );
    const hiddenPrices = () => container.querySelectorAll('[data-unseen]').length;
    expect(hiddenPrices()).toBeGreaterThan(0);
    await act(fixture.load);
    expect(hiddenPrices()).toBe(0);
  });

  it('shows the free plan if the others could not be loaded, and retries', async () => {
    const fixture = setUpPlans();
    fixture.service.failure = failures.networkConnection;
    render(
      <MemoryRouter>
        <PlansPage presenter={fixture.presenter} />
      </MemoryRouter>,
    );
    await act(fixture.load);
    expect(planCard(/^Gratuito/)).toBeTruthy();
    fixture.service.failure = null;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
    expect(planCard(/^Banca Livre/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
