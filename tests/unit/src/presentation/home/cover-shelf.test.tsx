import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Gate } from '../../../../../src/domain/catalogue/rating-gate.ts';
import { CoverShelf } from '../../../../../src/presentation/home/cover-shelf.tsx';
import { EndlessList } from '../../../../../src/presentation/shell/lists/endless-list.ts';
import { RatingGates } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

class FakeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
  await startI18n('pt-br');
});
afterEach(cleanup);

/** Shows a shelf to a child who can open every third issue. */
async function showShelf(
  issuesCount: number,
  { pageSize = 6, gate = 'blocked' as Gate, excludedIds = [] as readonly string[] } = {},
) {
  const issues = new FakeIssues(
    ...Array.from({ length: issuesCount }, (_, index) =>
      buildIssue({ id: `${index}`, slug: `s-${index}`, parentalRating: index % 3 === 0 ? 'L' : '16' }),
    ),
  );
  const list = new EndlessList((request) => issues.list(request), pageSize);
  render(
    <RatingGates value={(rating) => (rating === 'L' ? 'open' : gate)}>
      <CoverShelf title="Chegou agora" list={list} isFirst minLength={4} excludedIds={excludedIds} />
    </RatingGates>,
    { wrapper: MemoryRouter },
  );
  for (let page = 0; page < 12; page += 1) await act(flushPromises);
  return {
    requests: issues.requests,
    ids: screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
  };
}

describe('CoverShelf', () => {
  it('loads more until a child can open enough of its issues', async () => {
    const { requests, ids } = await showShelf(30);
    expect(requests).toEqual(['list 0', 'list 1']);
    expect(ids).toEqual(['/issue/s-0', '/issue/s-3', '/issue/s-6', '/issue/s-9']);
  });

  it('is not shown to a child who can open only a few', async () => {
    const { ids } = await showShelf(9);
    expect(ids).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Chegou agora' })).toBeNull();
  });

  it('looks through at most sixty issues', async () => {
    const { requests } = await showShelf(300, {
      pageSize: 20,
      excludedIds: Array.from({ length: 60 }, (_, index) => `${index}`),
    });
    expect(requests).toEqual(['list 0', 'list 1', 'list 2']);
  });

  it('shows a short list of which nothing is left out', async () => {
    const { requests, ids } = await showShelf(2, { gate: 'open' });
    expect(requests).toEqual(['list 0']);
    expect(ids).toHaveLength(2);
  });
});
