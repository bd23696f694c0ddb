import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { CatalogueErrorCode } from '../../../../../src/domain/error-code.ts';
import { ReaderPage } from '../../../../../src/presentation/reader/reader-page.tsx';
import { buildReader, parentalSettings } from '../../../../fakes/account/fake-readers.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { flushMicrotasks, ReaderFixture } from './reader-fixture.ts';

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

async function show(reader: ReaderFixture): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/reader/issue-1']}>
        <Routes>
          <Route path="/reader/:issueId" element={<ReaderPage presenter={reader.presenter} />} />
        </Routes>
      </MemoryRouter>,
    );
    await flushMicrotasks();
  });
}

const setUpAdultComic = () => new ReaderFixture(buildIssue({ pagesCount: 40, parentalRating: '+18' }));

describe('a comic for adults', () => {
  it('loads no page before the reader confirms their age', async () => {
    const reader = setUpAdultComic();
    await reader.viewerFixture.loadReader();
    await show(reader);
    expect(await screen.findByRole('heading', { level: 1, name: /Para maiores de 18 anos/ })).toBeTruthy();
    expect(reader.requestedPages).toEqual([]);
    expect(reader.position).toBeUndefined();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Tenho 18 anos ou mais' }));
      await flushMicrotasks();
    });
    expect(screen.getByRole('img', { name: 'Página 1 de Nanquim' })).toBeTruthy();
  });

  it('opens without a question if the account confirms the age', async () => {
    const reader = setUpAdultComic();
    reader.viewerFixture.ageCheck.isOfAgeByReader.set('ana', true);
    await show(reader);
    expect(reader.presenter.reading).toBeNull();
    await act(async () => {
      await reader.viewerFixture.loadReader();
      await flushMicrotasks();
    });
    expect(screen.getByRole('img', { name: 'Página 1 de Nanquim' })).toBeTruthy();
  });

  it('stays closed for minors', async () => {
    const reader = setUpAdultComic();
    reader.viewerFixture.ageCheck.isOfAgeByReader.set('ana', false);
    await reader.viewerFixture.loadReader();
    await show(reader);
    expect(screen.getByText(/Pela data de nascimento desta conta/)).toBeTruthy();
    expect(reader.requestedPages).toEqual([]);
  });
});

it('a comic that the reader may not read offers the plans instead of another try', async () => {
  const reader = new ReaderFixture();
  reader.issues.failure = serviceFailure('USER.NO_ACCESS');
  await show(reader);
  expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/plans');
  expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

it.each<[CatalogueErrorCode, string | RegExp]>([
  ['USER.BLOCKED_CONTENT', 'Não é para esta conta'],
  ['ISSUE.UNAVAILABLE_MARKET', 'Esta edição não está disponível na sua região.'],
  ['USER.AGE_UNVERIFIED', /é preciso verificar a idade da sua conta/],
  ['PUBLISHER.NOT_ACTIVE', 'Esta editora não está mais na Banca.'],
])(
  'a comic that is rejected with %s shows why, links to the catalogue and does not retry',
  async (code, words) => {
    const reader = new ReaderFixture();
    reader.issues.failure = serviceFailure(code);
    await show(reader);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reader.issues.requests).toEqual(['open issue-1']);
  },
);

it.each<CatalogueErrorCode>(['USER.BLOCKED_CONTENT', 'USER.OUTSIDE_HOURS'])(
  'a comic that is rejected with %s leads to the issue page, where a child can ask',
  async (code) => {
    const reader = new ReaderFixture();
    reader.issues.failure = serviceFailure(code);
    await show(reader);
    const link = screen.getByRole('link', { name: 'Ver a edição' });
    expect(link.getAttribute('href')).toBe('/issue/nanquim-1');
  },
);

it('a comic above the rating that the guardian has set meanwhile leads to the issue page too', async () => {
  const reader = new ReaderFixture(buildIssue({ pagesCount: 40, parentalRating: '16' }));
  reader.viewerFixture.readers.reader = buildReader({
    guardianId: 'bia',
    parentalSettings: parentalSettings({ isActive: true, maxRating: '10' }),
  });
  await reader.viewerFixture.loadReader();
  await show(reader);
  const link = await screen.findByRole('link', { name: 'Ver a edição' });
  expect(link.getAttribute('href')).toBe('/issue/nanquim-1');
});
