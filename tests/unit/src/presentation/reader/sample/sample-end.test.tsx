import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Issue } from '../../../../../../src/domain/catalogue/issue.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { ReaderPage } from '../../../../../../src/presentation/reader/reader-page.tsx';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { flushMicrotasks, ReaderFixture } from '../reader-fixture.ts';

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
  const noMatch = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => noMatch });
  await startI18n('pt-br');
});
afterEach(cleanup);

const soldIssue = buildIssue({
  pagesCount: 10,
  isAvailableForAll: false,
  isAvailableForSubscribers: true,
  merchandises: [
    { id: 'rental', kind: 'rent', price: 390, currency: 'BRL', rentalDays: 7 },
    { id: 'purchase', kind: 'purchase', price: 890, currency: 'BRL', rentalDays: null },
  ],
});

function setUpSample(issue: Issue = soldIssue, { isVisitor = true } = {}): ReaderFixture {
  const reader = new ReaderFixture(issue);
  reader.issues.sampledIds.add(issue.id);
  if (isVisitor) reader.viewerFixture.session.close('signed-out');
  return reader;
}

async function show(reader: ReaderFixture): Promise<void> {
  await reader.viewerFixture.loadReader();
  reader.presenter.resize({ width: 1440, height: 900, density: 1 });
  render(
    <MemoryRouter initialEntries={['/reader/issue-1']}>
      <Routes>
        <Route path="/reader/:issueId" element={<ReaderPage presenter={reader.presenter} />} />
      </Routes>
    </MemoryRouter>,
  );
  await act(flushMicrotasks);
}

const turnTo = (reader: ReaderFixture, pageIndex: number) => act(() => reader.reading.goTo(pageIndex));
const findEnd = () => screen.findByRole('heading', { name: 'Fim da amostra' });
const addressOfLink = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the end of a sample', () => {
  it('offers plans, purchases and rentals with their prices, and visitors also to sign in', async () => {
    const reader = setUpSample();
    await show(reader);
    expect(reader.plans.requestCount).toBe(0);
    turnTo(reader, 3);
    await findEnd();
    expect(screen.getByText('Você leu 3 de 10 páginas. Como quer continuar?')).toBeTruthy();
    expect(
      await screen.findByRole('link', { name: /^Assinar a partir de R\$\s16,58 por mês$/ }),
    ).toBeTruthy();
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    ).toEqual(['Assinar a partir de R$ 16,58 por mês', 'Comprar por R$ 8,90', 'Alugar por 7 dias · R$ 3,90']);
    expect(addressOfLink(/^Comprar/)).toBe('/issue/nanquim-1/acquisition?merchandise=purchase');
    expect(addressOfLink('Entrar')).toBe('/auth/login?returnTo=%2Freader%2Fissue-1');
    expect(addressOfLink('Criar conta')).toBe('/auth/signup?returnTo=%2Freader%2Fissue-1');
    expect(screen.queryByRole('button', { name: 'Ler de novo' })).toBeNull();
  });

  it('does not offer readers to sign in', async () => {
    const reader = setUpSample(soldIssue, { isVisitor: false });
    await show(reader);
    turnTo(reader, 3);
    await findEnd();
    expect(screen.getByRole('link', { name: /^Comprar/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });

  it('offers plans without a price if their prices cannot be loaded', async () => {
    const reader = setUpSample();
    reader.plans.failure = failures.networkConnection;
    await show(reader);
    turnTo(reader, 3);
    await findEnd();
    expect(addressOfLink('Assinar um plano')).toMatch(/^\/plans\?.*returnTo=%2Freader%2Fissue-1$/);
  });

  it('loads the prices of another viewer while it is open', async () => {
    const reader = setUpSample();
    await show(reader);
    turnTo(reader, 3);
    await screen.findByRole('link', { name: /^Assinar a partir de/ });
    act(() => runInAction(() => Object.assign(reader.market, { viewerKey: 'reader of Portugal' })));
    await act(flushMicrotasks);
    expect(screen.getByRole('link', { name: /^Assinar a partir de/ })).toBeTruthy();
    expect(reader.plans.requestCount).toBe(2);
  });

  it('requests no plans for an issue that is only sold', async () => {
    const reader = setUpSample({ ...soldIssue, isAvailableForSubscribers: false });
    await show(reader);
    turnTo(reader, 3);
    await findEnd();
    expect(screen.queryByRole('link', { name: /^Assinar/ })).toBeNull();
    expect(reader.plans.requestCount).toBe(0);
  });

  it('sends guided readers to their guardian', async () => {
    const reader = setUpSample(soldIssue, { isVisitor: false });
    reader.viewerFixture.readers.reader = buildReader({ guardianId: 'lia' });
    await show(reader);
    turnTo(reader, 3);
    await findEnd();
    expect(screen.getByText(/Quem compra é a pessoa responsável/)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir' }));
    expect(await screen.findByText('Pedido enviado')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Comprar/ })).toBeNull();
  });

  it('replaces the pages of an issue without a sample', async () => {
    const reader = setUpSample({ ...soldIssue, samplePagesCount: 0 });
    await show(reader);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sem amostra' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Comprar/ })).toBeTruthy();
    expect(reader.requestedPages).toEqual([]);
  });

  it('follows the last page of a sample that is scrolled, and loads only when the viewer comes near', async () => {
    const reader = setUpSample({ ...soldIssue, readingMode: 'vertical' });
    await show(reader);
    expect(reader.presenter.sampleEnd.current).toBeNull();
    act(() => reader.reading.handleScrollTo(2));
    expect(await findEnd()).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Fim' })).toBeNull();
  });
});

describe('a visitor who reads', () => {
  it('keeps the position on the device, without sending it', async () => {
    const reader = setUpSample();
    await show(reader);
    turnTo(reader, 2);
    await act(() => flushMicrotasks());
    expect(reader.positions.findInSample(null, 'issue-1')?.page).toBe(2);
    expect(reader.positions.find(null, 'issue-1')).toBeNull();
    expect(reader.readings.savedPositions).toEqual([]);
  });

  it('confirms their age before the platform sends a comic for adults', async () => {
    const reader = new ReaderFixture(buildIssue({ parentalRating: '+18' }));
    reader.viewerFixture.session.close('signed-out');
    await show(reader);
    fireEvent.click(await screen.findByRole('button', { name: 'Tenho 18 anos ou mais' }));
    expect(await screen.findByRole('img', { name: 'Página 1 de Nanquim' })).toBeTruthy();
    expect(reader.issues.requests.slice(0, 2)).toEqual(['open issue-1', 'open issue-1 of age']);
  });
});
