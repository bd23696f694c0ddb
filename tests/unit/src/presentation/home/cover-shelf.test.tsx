import { act, cleanup, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import type { ParentalRating } from '../../../../../src/domain/catalogue/issue.ts';
import type { Gate } from '../../../../../src/domain/catalogue/rating-gate.ts';
import { succeeded } from '../../../../../src/domain/result.ts';
import { CoverShelf } from '../../../../../src/presentation/home/cover-shelf.tsx';
import { EndlessList } from '../../../../../src/presentation/shell/lists/endless-list.ts';
import { RatingGateContext } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
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

const manyIssues = (count: number) =>
  Array.from({ length: count }, (_, index) => buildIssue({ id: `${index}`, slug: `s-${index}` }));

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
    <RatingGateContext value={{ isLoading: false, gateOf: (rating) => (rating === 'L' ? 'open' : gate) }}>
      <CoverShelf title="Chegou agora" list={list} isFirst minLength={4} excludedIds={excludedIds} />
    </RatingGateContext>,
    { wrapper: MemoryRouter },
  );
  for (let page = 0; page < 12; page += 1) await act(flushPromises);
  return {
    requests: issues.requests,
    ids: screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
  };
}

/** The `loading` and `fetchpriority` of the shown covers. */
const loadingOfCovers = () =>
  [...document.querySelectorAll('[data-cover] img')].map(
    (image) => `${image.getAttribute('loading')} ${image.getAttribute('fetchpriority')}`,
  );

describe('CoverShelf', () => {
  it.each([true, false])(
    'loads the first covers at once only if it is the first shelf: %s',
    async (isFirst) => {
      const list = new EndlessList(
        async () => succeeded({ items: manyIssues(8), page: 0, limit: 8, hasNext: false }),
        8,
      );
      await list.start();
      render(<CoverShelf title="Grátis agora" list={list} isFirst={isFirst} />, { wrapper: MemoryRouter });
      const lazy = Array.from({ length: isFirst ? 2 : 8 }, () => 'lazy auto');
      const eager = Array.from({ length: 8 - lazy.length }, () => 'eager auto');
      expect(loadingOfCovers()).toEqual([...eager, ...lazy]);
    },
  );

  it('loads more until a child can open enough of its issues', async () => {
    const { requests, ids } = await showShelf(30);
    expect(requests).toEqual(['list 0', 'list 1']);
    expect(ids).toEqual(['/issue/s-0', '/issue/s-3', '/issue/s-6', '/issue/s-9']);
  });

  it('shows placeholders until it is known who the viewer is, and until enough issues are loaded', async () => {
    const issues = new FakeIssues(
      ...Array.from({ length: 12 }, (_, index) =>
        buildIssue({ id: `${index}`, slug: `s-${index}`, parentalRating: index < 7 ? '16' : 'L' }),
      ),
    );
    const list = new EndlessList((request) => issues.list(request), 6);
    const gate = observable({ isLoading: true, gateOf: (): Gate => 'open' }, {}, { deep: false });
    render(
      <RatingGateContext value={gate}>
        <CoverShelf title="Chegou agora" list={list} isFirst minLength={4} />
      </RatingGateContext>,
      { wrapper: MemoryRouter },
    );
    const linkCounts = new Set<number>();
    const watcher = new MutationObserver(() => linkCounts.add(screen.queryAllByRole('link').length));
    watcher.observe(document.body, { childList: true, subtree: true });
    await act(flushPromises);
    expect([list.items.length, screen.queryAllByRole('link').length]).toEqual([6, 0]);
    await act(async () =>
      runInAction(() =>
        Object.assign(gate, {
          isLoading: false,
          gateOf: (rating: ParentalRating): Gate => (rating === 'L' ? 'open' : 'blocked'),
        }),
      ),
    );
    await act(flushPromises);
    await act(flushPromises);
    watcher.disconnect();
    expect(screen.getByRole('heading', { name: 'Chegou agora' })).toBeTruthy();
    // It never has fewer, which others would follow.
    expect([...linkCounts]).toEqual([5]);
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
