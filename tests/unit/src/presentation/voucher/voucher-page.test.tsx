import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RedeemVoucher } from '../../../../../src/application/vouchers/redeem-voucher.ts';
import type { Reader } from '../../../../../src/domain/account/reader.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import type { VoucherBenefit } from '../../../../../src/domain/vouchers/voucher.ts';
import { VoucherPage } from '../../../../../src/presentation/voucher/voucher-page.tsx';
import { VoucherPresenter } from '../../../../../src/presentation/voucher/voucher-presenter.ts';
import { VoucherReader } from '../../../../../src/presentation/voucher/voucher-reader.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { setUpOrder } from '../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { FakeVoucherPauses } from '../../../../fakes/vouchers/fake-voucher-pauses.ts';
import { FakeVouchers } from '../../../../fakes/vouchers/fake-vouchers.ts';
import { setUpLayers } from '../set-up-layers.tsx';

beforeAll(async () => {
  await startI18n('pt-br');
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const issue = { id: 'issue-1', slug: 'nanquim-1', title: 'Nanquim' };
const benefits: Readonly<Record<string, VoucherBenefit>> = {
  PLANO30: { kind: 'plan', plan: buildPlan(), days: 30 },
  NANQUIM: { kind: 'issue', issue },
  CREDITO25: { kind: 'credits', credits: 2500, currency: 'BRL' },
};

async function setUpVoucher(reader: Partial<Reader> = {}, pauses = new FakeVoucherPauses()) {
  const setup = setUpOrder({ reader: buildReader(reader) });
  const { session, sessionPresenter, profile, notifications, shop, loadReader, readers } = setup;
  await loadReader();
  const vouchers = new FakeVouchers(shop);
  for (const [code, benefit] of Object.entries(benefits)) vouchers.vouchers.set(code, { id: code, benefit });
  vouchers.codesOfOtherMarkets.add('LISBOA2026');
  const loadedReaderIds: string[] = [];
  const find = readers.find.bind(readers);
  readers.find = (readerId) => {
    loadedReaderIds.push(readerId);
    return find(readerId);
  };
  const presenter = new VoucherPresenter({
    redeemVoucher: new RedeemVoucher(vouchers, session),
    vouchers,
    reader: new VoucherReader(sessionPresenter, profile, setup.order.account, notifications),
    pauses,
    clock: shop.clock,
  });
  const { show } = setUpLayers(notifications);
  setup.identityUsers.requestCount = 0;
  return {
    ...setup,
    vouchers,
    pauses,
    presenter,
    loadedReaderIds,
    show: () => show(<VoucherPage presenter={presenter} />),
  };
}

/** The text of a region, with a normal space after the currency. */
const regionText = (name: string) => screen.getByRole('region', { name }).textContent?.replace('\u00a0', ' ');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resgatar' });

async function redeem(code: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), code);
  await userEvent.click(button());
  await act(flushPromises);
}

describe('VoucherPage', () => {
  it('converts typed and pasted codes to capitals and digits', async () => {
    await (await setUpVoucher()).show();
    await userEvent.click(field());
    await act(flushPromises);
    await userEvent.type(field(), 'plano30');
    expect(field().value).toBe('PLANO30');
    await userEvent.clear(field());
    await userEvent.paste('  ban-ca 30 Dias ');
    expect(field().value).toBe('BANCA30DIAS');
  });

  it.each([
    ['PLANO30', 'Banca Livre por 30 dias', 'Ver plano', '/account/plan', ['ana'], 0],
    ['NANQUIM', '“Nanquim”, para sempre', 'Ler agora', '/reader/issue-1', ['ana'], 0],
    ['CREDITO25', 'R$ 25,00 de saldo', 'Ver saldo', '/account/payment-methods', [], 1],
  ] as const)('shows what %s granted with a link, and reloads the changed account data', async (...row) => {
    const [code, granted, link, path, loaded, requests] = row;
    const { show, loadedReaderIds, identityUsers } = await setUpVoucher();
    await show();
    await redeem(code.toLowerCase());
    expect(regionText('Código resgatado!')).toContain(granted);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
    expect([loadedReaderIds, identityUsers.requestCount]).toEqual([loaded, requests]);
    expect(document.activeElement?.textContent).toBe('Código resgatado!');
    expect(field().value).toBe('');
    expect(regionText('Já resgatados')).toContain(granted);
  });

  it.each([
    ['NADA', /Código inválido/],
    ['LISBOA2026', /não vale na sua região/],
  ])('keeps the rejected code %s in the field, and shows why', async (code, message) => {
    await (await setUpVoucher()).show();
    await redeem(code);
    expect(field().value).toBe(code);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message)).toBeTruthy();
  });

  it.each(['USER.DUPLICATE_ACQUISITION', 'USER.DUPLICATE_SUBSCRIPTION'] as const)(
    'marks the field if the reader already has what the code grants (%s)',
    async (code) => {
      const { show, vouchers } = await setUpVoucher();
      await show();
      vouchers.redeem = async () => ({ ok: false, failure: serviceFailure(code) });
      await redeem('NANQUIM');
      expect(field().getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('keeps the code when the network is lost, shows why, and can be repeated', async () => {
    const { show, vouchers } = await setUpVoucher();
    await show();
    vouchers.failure = failures.networkConnection;
    await redeem('CREDITO25');
    expect(screen.getByText('Não foi possível conectar ao servidor.')).toBeTruthy();
    expect(field().value).toBe('CREDITO25');
    vouchers.failure = null;
    await userEvent.click(button());
    await act(flushPromises);
    expect(screen.getByRole('link', { name: 'Ver saldo' })).toBeTruthy();
  });

  it('requires a code before it sends a request', async () => {
    const { show, vouchers } = await setUpVoucher();
    await show();
    await userEvent.click(button());
    expect(screen.getByText('Este campo é obrigatório')).toBeTruthy();
    expect(vouchers.requests).toEqual([]);
  });

  it('explains to a guided account that only the guardian can redeem vouchers', async () => {
    const { show, vouchers } = await setUpVoucher({ guardianId: 'bia' });
    await show();
    expect(screen.getByText(/a pessoa responsável pela sua conta/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(vouchers.requests).toEqual([]);
  });
});

describe('the pause after three attempts in VoucherPage', () => {
  it('disables the button with a countdown, also after a reload, and then enables it', async () => {
    const { show, clock, pauses } = await setUpVoucher();
    await show();
    for (const code of ['A1', 'A2', 'A3', 'A4']) await redeem(code);
    expect(button().disabled).toBe(true);
    expect(screen.getByRole('timer').textContent).toBe('01:00');
    cleanup();

    const reloadedPage = await setUpVoucher({}, pauses);
    reloadedPage.clock.advance(18_000);
    await reloadedPage.show();
    expect(button().disabled).toBe(true);
    expect(screen.getByRole('timer').textContent).toBe('00:42');
    act(() => reloadedPage.presenter.endPause());
    expect(button().disabled).toBe(false);
    cleanup();

    clock.advance(60_000);
    const laterPage = await setUpVoucher({}, pauses);
    laterPage.clock.advance(60_000);
    await laterPage.show();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(button().disabled).toBe(false);
  });

  it('lasts as long as the service states, or a minute', async () => {
    const { show, presenter, vouchers, clock } = await setUpVoucher();
    await show();
    const now = clock.now().getTime();
    vouchers.failure = { ...serviceFailure('too_many_attempts'), retryAfter: 25 };
    await redeem('A1');
    expect(presenter.pausedUntil).toBe(now + 25_000);
    act(() => presenter.endPause());
    vouchers.failure = serviceFailure('too_many_attempts');
    await redeem('A1');
    expect(presenter.pausedUntil).toBe(now + 60_000);
  });

  it('applies only to the same reader', async () => {
    const pauses = new FakeVoucherPauses();
    pauses.save('bia', Number.MAX_SAFE_INTEGER);
    await (await setUpVoucher({}, pauses)).show();
    expect(button().disabled).toBe(false);
  });
});
