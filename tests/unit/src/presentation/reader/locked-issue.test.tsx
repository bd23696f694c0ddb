import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ReaderPage } from '../../../../../src/presentation/reader/reader-page.tsx';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { refusal } from '../../../../fakes/refusal.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { ReaderAtWork, settle } from './reader-at-work.ts';

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  Object.assign(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver });
  await startI18n('pt-br');
});
afterEach(cleanup);

async function show(reader: ReaderAtWork): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/reader/issue-1']}>
        <Routes>
          <Route path="/reader/:issueId" element={<ReaderPage presenter={reader.presenter} />} />
        </Routes>
      </MemoryRouter>,
    );
    await settle();
  });
}

const forAdults = () => new ReaderAtWork(someIssue({ pagesCount: 40, parentalRating: '+18' }));

describe('a comic for adults', () => {
  it('fetches no page before its reader says that they are of age', async () => {
    const reader = forAdults();
    await reader.looking.settle();
    await show(reader);
    expect(await screen.findByRole('heading', { level: 1, name: /Para maiores de 18 anos/ })).toBeTruthy();
    expect(reader.asked).toEqual([]);
    expect(reader.position).toBeUndefined();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Tenho 18 anos ou mais' }));
      await settle();
    });
    expect(screen.getByRole('img', { name: 'Página 1 de Nanquim' })).toBeTruthy();
  });

  it('opens by itself once it is known that its reader is of age', async () => {
    const reader = forAdults();
    reader.looking.ageCheck.known.set('ana', true);
    await show(reader);
    expect(reader.presenter.reading).toBeNull();
    await act(async () => {
      await reader.looking.settle();
      await settle();
    });
    expect(screen.getByRole('img', { name: 'Página 1 de Nanquim' })).toBeTruthy();
  });

  it('stays closed to who is not', async () => {
    const reader = forAdults();
    reader.looking.ageCheck.known.set('ana', false);
    await reader.looking.settle();
    await show(reader);
    expect(screen.getByText(/Pela data de nascimento desta conta/)).toBeTruthy();
    expect(reader.asked).toEqual([]);
  });
});

it.each([
  ['USER.BLOCKED_CONTENT', 'Não é para esta conta'],
  ['ISSUE.UNAVAILABLE_MARKET', 'Esta edição saiu da banca.'],
  ['PUBLISHER.NOT_ACTIVE', 'Esta editora não está ativa.'],
])('a comic that is refused with %s says so, leads on and is not asked for again', async (code, words) => {
  const reader = new ReaderAtWork();
  reader.issues.failure = refusal(code);
  await show(reader);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reader.issues.requests).toEqual(['open issue-1']);
});
