import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Issue } from '../../../../../../src/domain/catalogue/issue.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { EndlessList } from '../../../../../../src/presentation/shell/lists/endless-list.ts';
import { Shelf } from '../../../../../../src/presentation/shell/lists/shelf.tsx';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import { someIssue } from '../../../../../fakes/catalogue/some-issue.ts';
import { settled } from '../../../../../fakes/hold-answers.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

let reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];

/** Tells only whoever looks beyond what is seen; the row of the shelf has observers of its own. */
class FakeObserver {
  readonly #report: (typeof reports)[number];
  readonly #looksBeyond: boolean;
  constructor(report: (typeof reports)[number], { rootMargin }: IntersectionObserverInit = {}) {
    this.#report = report;
    this.#looksBeyond = rootMargin !== undefined;
  }
  observe(): void {
    if (this.#looksBeyond) reports.push(this.#report);
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

function show(issues: FakeIssues, props: { isFirst?: boolean; empty?: string } = {}) {
  const list = new EndlessList<Issue>((request) => issues.list(request), 10);
  render(
    <Shelf title="Chegou agora" list={list} {...props}>
      {({ id, content }) => <li key={id}>{content.title}</li>}
    </Shelf>,
  );
}

const comesNear = () =>
  act(async () => {
    for (const report of reports) report([{ isIntersecting: true }]);
    await settled();
  });
const shelf = () => screen.queryByRole('region', { name: 'Chegou agora' });

describe('a shelf', () => {
  it('is asked for when it comes near, and once', async () => {
    const issues = new FakeIssues(someIssue());
    show(issues);
    expect(shelf()).toBeTruthy();
    expect(issues.requests).toEqual([]);
    await comesNear();
    await comesNear();
    expect(screen.getByText('Nanquim')).toBeTruthy();
    expect(issues.requests).toEqual(['list 0']);
  });

  it('of the first screen is asked for at once', async () => {
    show(new FakeIssues(someIssue()), { isFirst: true });
    await act(settled);
    expect(screen.getByText('Nanquim')).toBeTruthy();
  });

  it('says in its place that it did not come, and is asked for again', async () => {
    const issues = new FakeIssues(someIssue());
    issues.failure = failures.networkConnection;
    show(issues);
    await comesNear();
    expect(shelf()?.contains(screen.getByRole('alert'))).toBe(true);
    issues.failure = null;
    const retry = screen.getByRole('button', { name: 'Tentar de novo' });
    retry.focus();
    await act(async () => void fireEvent.click(retry));
    expect(screen.getByText('Nanquim')).toBeTruthy();
    expect(document.activeElement?.contains(screen.getByText('Nanquim'))).toBe(true);
  });

  it('is none without anything on it, or says so where there is something to say', async () => {
    show(new FakeIssues());
    await comesNear();
    expect(shelf()).toBeNull();
    cleanup();
    show(new FakeIssues(), { empty: 'Nada ainda.' });
    await comesNear();
    expect(shelf()?.textContent).toContain('Nada ainda.');
  });
});
