import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Issue } from '../../../../../../src/domain/catalogue/issue.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { EndlessList } from '../../../../../../src/presentation/shell/lists/endless-list.ts';
import { Shelf, type ShelfProps } from '../../../../../../src/presentation/shell/lists/shelf.tsx';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

let reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];

/** Reports only to observers with a margin, because those of the row have none. */
class FakeObserver {
  readonly #report: (typeof reports)[number];
  readonly #hasMargin: boolean;
  constructor(report: (typeof reports)[number], { rootMargin }: IntersectionObserverInit = {}) {
    this.#report = report;
    this.#hasMargin = rootMargin !== undefined;
  }
  observe(): void {
    if (this.#hasMargin) reports.push(this.#report);
  }
  disconnect(): void {
    reports = reports.filter((report) => report !== this.#report);
  }
}

beforeAll(async () => void (await startI18n('pt-br')));
beforeEach(() => Object.assign(window, { IntersectionObserver: FakeObserver }));
afterEach(() => {
  cleanup();
  reports = [];
});

function show(issues: FakeIssues, props: Pick<ShelfProps<Issue>, 'isFirst' | 'isShown'> = {}) {
  const list = new EndlessList<Issue>((request) => issues.list(request), 10);
  render(
    <Shelf title="Chegou agora" list={list} {...props}>
      {({ id, content }) => <li key={id}>{content.title}</li>}
    </Shelf>,
  );
}

const scrollNear = () =>
  act(async () => {
    for (const report of reports) report([{ isIntersecting: true }]);
    await flushPromises();
  });
const shelf = () => screen.queryByRole('region', { name: 'Chegou agora' });

describe('Shelf', () => {
  it('loads once, when it comes near the visible area', async () => {
    const issues = new FakeIssues(buildIssue());
    show(issues);
    expect(shelf()).toBeTruthy();
    expect(issues.requests).toEqual([]);
    await scrollNear();
    await scrollNear();
    expect(screen.getByText('Nanquim')).toBeTruthy();
    expect(issues.requests).toEqual(['list 0']);
  });

  it('loads immediately on the first screen', async () => {
    show(new FakeIssues(buildIssue()), { isFirst: true });
    await act(flushPromises);
    expect(screen.getByText('Nanquim')).toBeTruthy();
  });

  it('shows a failure in its place, and loads again', async () => {
    const issues = new FakeIssues(buildIssue());
    issues.failure = failures.networkConnection;
    show(issues);
    await scrollNear();
    expect(shelf()?.contains(screen.getByRole('alert'))).toBe(true);
    issues.failure = null;
    const retry = screen.getByRole('button', { name: 'Tentar de novo' });
    retry.focus();
    await act(async () => void fireEvent.click(retry));
    expect(screen.getByText('Nanquim')).toBeTruthy();
    expect(document.activeElement?.contains(screen.getByText('Nanquim'))).toBe(true);
  });

  it('is not rendered without items', async () => {
    show(new FakeIssues());
    await scrollNear();
    expect(shelf()).toBeNull();
  });

  it('leaves out hidden items, and is not rendered if none is left', async () => {
    const issues = () =>
      new FakeIssues(
        buildIssue({ id: 'issue-1', parentalRating: 'L' }),
        buildIssue({ id: 'issue-2', slug: 'nanquim-2', parentalRating: '16' }),
      );
    show(issues(), { isShown: ({ parentalRating }) => parentalRating === 'L' });
    await scrollNear();
    expect(screen.getAllByText('Nanquim')).toHaveLength(1);
    cleanup();
    show(issues(), { isShown: () => false });
    await scrollNear();
    expect(shelf()).toBeNull();
  });
});
