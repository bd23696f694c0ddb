import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ScreenFetcher } from '../../../../../../src/presentation/ui/prefetch/use-prefetched-screen.ts';
import { ScreenLink } from '../../../../../../src/presentation/ui/screen-link/screen-link.tsx';

/** Reports intersections on request. Records its instances, so that a test can check that all links share one. */
class FakeObserver {
  static instances: FakeObserver[] = [];
  readonly watched = new Set<Element>();
  readonly margin: string | undefined;
  readonly #report: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(report: FakeObserver['report'], { rootMargin }: { rootMargin?: string } = {}) {
    this.#report = report;
    this.margin = rootMargin;
    FakeObserver.instances.push(this);
  }

  report(entries: { target: Element; isIntersecting: boolean }[]): void {
    this.#report(entries);
  }

  observe(element: Element): void {
    this.watched.add(element);
  }

  unobserve(element: Element): void {
    this.watched.delete(element);
  }

  disconnect(): void {
    this.watched.clear();
  }
}

let idleTasks: (() => void)[] = [];

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    requestIdleCallback: (work: () => void) => idleTasks.push(work),
    cancelIdleCallback: (index: number) => idleTasks.splice(index - 1, 1, () => {}),
  });
});
afterEach(() => {
  cleanup();
  idleTasks = [];
  Object.assign(navigator, { connection: undefined });
});

function show(addresses: readonly string[]): string[] {
  const fetched: string[] = [];
  render(
    <ScreenFetcher value={(address) => fetched.push(address)}>
      <h1>Banca</h1>
      <MemoryRouter>
        {addresses
          .map((address, index) => ({ address, name: `${address} ${index}` }))
          .map(({ address, name }) => (
            <ScreenLink key={name} to={address}>
              {name}
            </ScreenLink>
          ))}
      </MemoryRouter>
    </ScreenFetcher>,
  );
  return fetched;
}

const link = (name: string) => screen.getByRole('link', { name });

function reportNear(name: string, isIntersecting = true): void {
  act(() => {
    for (const observer of FakeObserver.instances) {
      if (observer.watched.has(link(name))) observer.report([{ target: link(name), isIntersecting }]);
    }
    for (const work of idleTasks.splice(0)) work();
  });
}

describe('a link that loads its screen in advance', () => {
  it('loads it once, within 200 px of the visible area, with one observer for all links', () => {
    const fetched = show(['/catalog', '/plans', '/catalog']);
    expect(FakeObserver.instances.map(({ margin }) => margin)).toEqual(['200px']);
    reportNear('/catalog 0', false);
    expect(fetched).toEqual([]);
    reportNear('/catalog 0');
    reportNear('/catalog 0');
    reportNear('/catalog 2');
    expect(fetched).toEqual(['/catalog']);
    reportNear('/plans 1');
    expect(fetched).toEqual(['/catalog', '/plans']);
  });

  it('waits until the browser is idle, and cancels when the link is removed', () => {
    const fetched = show(['/catalog']);
    act(() => FakeObserver.instances[0]?.report([{ target: link('/catalog 0'), isIntersecting: true }]));
    expect(fetched).toEqual([]);
    cleanup();
    for (const work of idleTasks.splice(0)) work();
    expect(fetched).toEqual([]);
  });

  it.each([
    ['pointer', (name: string) => fireEvent.pointerEnter(link(name))],
    ['focus', (name: string) => fireEvent.focus(link(name))],
  ])('loads it when the %s is on the link', (_, intend) => {
    const fetched = show(['/catalog?page=2']);
    intend('/catalog?page=2 0');
    intend('/catalog?page=2 0');
    expect(fetched).toEqual(['/catalog?page=2']);
  });

  it.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
    'does not load it on a connection with limited data: %j',
    (connection) => {
      Object.assign(navigator, { connection });
      const fetched = show(['/catalog']);
      reportNear('/catalog 0');
      fireEvent.pointerEnter(link('/catalog 0'));
      expect(fetched).toEqual([]);
    },
  );
});
