import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { failures } from '../../../../../src/domain/failure.ts';
import { PlansPage } from '../../../../../src/presentation/plans/plans-page.tsx';
import { someBond } from '../../../../fakes/account/fake-readers.ts';
import { somePlan } from '../../../../fakes/checkout/some-plan.ts';
import { someSubscription } from '../../../../fakes/checkout/some-subscription.ts';
import { settled } from '../../../../fakes/hold-answers.ts';
import { refusal } from '../../../../fakes/refusal.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { plansAtWork } from './plans-at-work.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(wanted: Parameters<typeof plansAtWork>[0] = {}) {
  const atWork = plansAtWork(wanted);
  render(
    <MemoryRouter>
      <PlansPage presenter={atWork.presenter} />
    </MemoryRouter>,
  );
  await act(atWork.open);
  return atWork;
}

const card = (name: RegExp) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (!item) throw new Error('There is no such card.');
  return within(item);
};
/** As people read it, with plain spaces. */
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const own = () => textOf(screen.getByRole('region', { name: /^Seu (próximo )?plano/ }));

describe('the plans', () => {
  it('are told to a visitor with what each leads to', async () => {
    await show();
    expect(card(/^Gratuito/).getByText('Acesso limitado')).toBeTruthy();
    expect(
      card(/^Gratuito/)
        .getByRole('link', { name: 'Criar conta' })
        .getAttribute('href'),
    ).toBe('/auth/signup?returnTo=%2Fplans');
    expect(
      card(/^Banca Livre/)
        .getByRole('link', { name: 'Assinar Banca Livre Mensal' })
        .getAttribute('href'),
    ).toBe('/subscription?plan=banca-livre&period=30');
    expect(
      card(/^Banca na Claro pela Claro/)
        .getByRole('link', { name: 'Sou cliente Claro' })
        .getAttribute('href'),
    ).toBe('/auth/external');
    expect(screen.queryByRole('region', { name: 'Seu plano' })).toBeNull();
  });

  it('change with the period: price of a month, of the whole period, and what it saves', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Anual' }));
    const text = textOf(card(/^Banca Livre Anual/).getByText(/a cada/));
    expect(text).toBe('R$ 199,00 a cada 12 meses');
    expect(
      card(/^Banca Livre/).getByText('R$ 16,58', { normalizer: (words) => words.replaceAll('\u00a0', ' ') }),
    ).toBeTruthy();
    expect(card(/^Banca Livre/).getByText('Economize 16%')).toBeTruthy();
    expect(card(/^Banca Família/).getByText('Este plano não é vendido por este período.')).toBeTruthy();
    expect(card(/^Banca Família/).queryByRole('link')).toBeNull();
  });

  it.each([
    ['renews', { subscription: someSubscription() }, 'Seu planoBanca Livre Mensal · renova em 12/03/2026'],
    [
      'ends',
      { subscription: someSubscription({ hasAutoRenewal: false }) },
      'Seu planoBanca Livre Mensal · vale até 12/03/2026, sem renovação',
    ],
    [
      'waits',
      {
        scheduledSubscription: someSubscription({
          startsAt: '2026-03-20T12:00:00.000Z',
          cycleDurationInDays: 360,
        }),
      },
      'Seu próximo planoBanca Livre Anual, começa em 20/03/2026',
    ],
    [
      'is over',
      { expiredSubscription: someSubscription({ expiresAt: '2026-02-20T12:00:00.000Z' }) },
      'Seu plano terminouBanca Livre Mensal, em 20/02/2026',
    ],
    ['never ends', { subscription: someSubscription({ expiresAt: null }) }, ' · sem data para terminar'],
    [
      'comes from Claro',
      { subscription: someSubscription({ plan: { ...somePlan(), provider: 'claro' } }) },
      'Claro · renova em 12/03/2026',
    ],
    ['is none', {}, 'Você lê de graça o que é aberto a todos.'],
  ])('tell whose plan %s', async (_, reader, sentence) => {
    await show({ reader });
    expect(own()).toContain(sentence);
  });

  it('mark the plan that is the reader’s, and say what has to end before another', async () => {
    await show({ reader: { subscription: someSubscription() } });
    expect(card(/^Banca Livre/).getByText('Seu plano')).toBeTruthy();
    expect(card(/^Banca Livre/).queryByRole('link', { name: /Assinar/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Trimestral' }));
    expect(card(/^Banca Família/).getByText(/encerre antes a renovação/)).toBeTruthy();
  });

  it('tag nothing as theirs that is not: neither the free one beside a plan that ended, nor another period', async () => {
    await show({
      reader: { expiredSubscription: someSubscription({ expiresAt: '2026-02-20T12:00:00.000Z' }) },
    });
    expect(screen.queryByText('Seu plano')).toBeNull();
    expect(screen.getByRole('link', { name: 'Renovar' }).getAttribute('href')).toBe(
      '/subscription?plan=banca-livre&period=30',
    );
    cleanup();
    await show({ reader: { subscription: someSubscription() } });
    expect(card(/^Banca Livre Mensal/).getByText('Seu plano')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Anual' }));
    expect(card(/^Banca Livre Anual/).queryByText('Seu plano')).toBeNull();
    expect(card(/^Banca Livre Anual/).queryByText('Nossa sugestão')).toBeNull();
    expect(card(/^Gratuito/).queryByText('Seu plano')).toBeNull();
  });

  it('lead from the card of a plan that waits to it, and suggest it no more', async () => {
    const scheduledSubscription = someSubscription({
      startsAt: '2026-03-20T12:00:00.000Z',
      cycleDurationInDays: 360,
    });
    await show({ reader: { scheduledSubscription } });
    const waiting = card(/^Banca Livre Anual/);
    expect(waiting.getByText('Seu próximo plano')).toBeTruthy();
    expect(waiting.queryByText('Nossa sugestão')).toBeNull();
    expect(waiting.queryByText(/cancele antes/)).toBeNull();
    expect(waiting.getByRole('link', { name: 'Ver meu plano' }).getAttribute('href')).toBe('/account/plan');
    expect(screen.queryByText('Seu plano')).toBeNull();
  });

  it('lead whose operator brings a plan that sleeps to waking it', async () => {
    await show({ reader: { svaBond: someBond() } });
    const [first] = screen.getAllByRole('link', { name: 'Reativar' });
    expect(first?.getAttribute('href')).toBe('/sva/reactivation');
  });

  it('offer nothing to subscribe before it is known what a reader has', async () => {
    const { presenter } = plansAtWork({ reader: {} });
    await presenter.list.start();
    render(
      <MemoryRouter>
        <PlansPage presenter={presenter} />
      </MemoryRouter>,
    );
    expect(card(/^Banca Livre/).queryByRole('link')).toBeNull();
  });

  it('say that a profile did not come, and ask again', async () => {
    const atWork = plansAtWork({ reader: {} });
    atWork.readers.failure = refusal('UNKNOWN');
    render(
      <MemoryRouter>
        <PlansPage presenter={atWork.presenter} />
      </MemoryRouter>,
    );
    await act(atWork.open);
    atWork.readers.failure = null;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      await settled();
    });
    expect(own()).toContain('Você lê de graça');
  });

  it('say that they did not come beside the free one, and are asked for again', async () => {
    const atWork = plansAtWork();
    atWork.service.failure = failures.networkConnection;
    render(
      <MemoryRouter>
        <PlansPage presenter={atWork.presenter} />
      </MemoryRouter>,
    );
    await act(atWork.open);
    expect(card(/^Gratuito/)).toBeTruthy();
    atWork.service.failure = null;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
    expect(card(/^Banca Livre/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
