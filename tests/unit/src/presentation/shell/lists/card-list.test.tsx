import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Issue } from '../../../../../../src/domain/catalogue/issue.ts';
import { CardList } from '../../../../../../src/presentation/shell/lists/card-list.tsx';
import { EndlessList } from '../../../../../../src/presentation/shell/lists/endless-list.ts';
import { IssueCard } from '../../../../../../src/presentation/ui/issue-card/issue-card.tsx';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;
const observers = new Map<FakeObserver, Report>();

class FakeObserver {
  readonly margin: string | undefined;
  readonly observed = new Set<Element>();
  constructor(report: Report, { rootMargin }: IntersectionObserverInit = {}) {
    this.margin = rootMargin;
    observers.set(this, report);
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  disconnect(): void {
    this.observed.clear();
  }
}

beforeAll(async () => void (await startI18n('pt-br')));
beforeEach(() => Object.assign(window, { IntersectionObserver: FakeObserver }));
afterEach(() => {
  cleanup();
  observers.clear();
});

const allIssues = Array.from({ length: 300 }, (_, index) =>
  buildIssue({ id: `issue-${index}`, slug: `edicao-${index}`, number: index + 1 }),
);

async function show() {
  const service = new FakeIssues(...allIssues);
  const list = new EndlessList<Issue>((request) => service.list(request), 20);
  const rendered: number[] = [];
  await list.start();
  render(
    <MemoryRouter>
      <CardList list={list} empty={null}>
        {(issue, index) => {
          rendered.push(index);
          return (
            <li key={issue.id}>
              <IssueCard issue={issue} />
            </li>
          );
        }}
      </CardList>
    </MemoryRouter>,
  );
  const loadMore = async (pages: number) => {
    for (let page = 0; page < pages; page += 1) await act(() => list.loadMore());
  };
  return { rendered, loadMore };
}

// Selected by element, because queries by role take seconds for hundreds of items.
const items = () => [...document.querySelectorAll('ul > li:not([aria-hidden])')];
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('li > a')];

/** Reports that only the cards from `first` to `last` are within the margin. */
function reportNear(first: number, last: number): void {
  const indexes = new Map(items().map((item, index) => [item, index]));
  const isNear = (target: Element) => {
    const index = indexes.get(target) ?? -1;
    return index >= first && index <= last;
  };
  act(() => {
    for (const [{ margin, observed }, report] of observers) {
      if (!margin?.startsWith('2500px')) continue;
      report([...observed].map((target) => ({ target, isIntersecting: isNear(target) })));
    }
  });
}

const indexesWithCovers = () => items().flatMap((item, index) => (item.querySelector('img') ? [index] : []));
const range = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => first + index);

describe('CardList', () => {
  it('renders the covers of the first screen before visibility is known', async () => {
    await show();
    expect(indexesWithCovers()).toEqual(range(0, 20));
  });

  it('renders only the covers near the visible area', async () => {
    const { loadMore } = await show();
    await loadMore(9);
    reportNear(95, 125);
    // The batch before the first visible one ends near the visible area, so its covers are rendered too.
    expect(indexesWithCovers()).toEqual(range(90, 130));
    reportNear(0, 40);
    expect(indexesWithCovers()).toEqual(range(0, 50));
  });

  it('keeps all items, links and texts at any scroll position', async () => {
    const { loadMore } = await show();
    await loadMore(9);
    reportNear(190, 200);
    expect(items()).toHaveLength(200);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(
      allIssues.slice(0, 200).map(({ slug }) => `/issue/${slug}`),
    );
    expect(links().every((link) => link.textContent?.includes('Nanquim'))).toBe(true);
  });

  it('keeps the focus on a card that is scrolled far away', async () => {
    const { loadMore } = await show();
    await loadMore(9);
    reportNear(0, 40);
    const link = links()[3];
    link?.focus();
    reportNear(150, 190);
    expect(indexesWithCovers()).not.toContain(3);
    expect(document.activeElement).toBe(link);
    reportNear(0, 40);
    expect(document.activeElement).toBe(link);
  });

  it('renders the visible batch if none begins near the screen, as after a jump to the end', async () => {
    const { loadMore } = await show();
    await loadMore(4);
    reportNear(0, 20);
    for (const [index, item] of items().entries())
      item.getBoundingClientRect = () => new DOMRect(0, (index - 95) * 100, 100, 100);
    reportNear(-1, -1);
    expect(indexesWithCovers()).toEqual(range(80, 100));
  });

  it('does not render existing cards again when it grows', async () => {
    const { rendered, loadMore } = await show();
    reportNear(0, 20);
    rendered.length = 0;
    await loadMore(1);
    expect(rendered).toEqual(range(20, 40));
    await loadMore(2);
    expect(rendered).toEqual(range(20, 80));
  });

  it('renders all covers without IntersectionObserver', async () => {
    Object.assign(window, { IntersectionObserver: undefined });
    const { loadMore } = await show();
    await loadMore(4);
    expect(indexesWithCovers()).toEqual(range(0, 100));
  });
});
