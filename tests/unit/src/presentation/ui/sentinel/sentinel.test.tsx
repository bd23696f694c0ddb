import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Sentinel } from '../../../../../../src/presentation/ui/sentinel/sentinel.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

let reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];

class FakeObserver {
  readonly #report: (typeof reports)[number];
  constructor(report: (typeof reports)[number]) {
    this.#report = report;
  }
  observe(): void {
    reports.push(this.#report);
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

const reportVisibility = (isIntersecting: boolean) =>
  act(() => {
    for (const report of reports) report([{ isIntersecting }]);
  });
const moreButton = () => screen.getByRole('button', { name: 'Carregar mais' });

describe('Sentinel', () => {
  it('requests more when it comes near the visible area', () => {
    const onReach = jest.fn();
    render(<Sentinel onReach={onReach} />);
    reportVisibility(false);
    expect(onReach).not.toHaveBeenCalled();
    reportVisibility(true);
    expect(onReach).toHaveBeenCalledTimes(1);
  });

  it('requests more when its button is pressed, also without IntersectionObserver', () => {
    Object.assign(window, { IntersectionObserver: undefined });
    const onReach = jest.fn();
    render(<Sentinel onReach={onReach} />);
    fireEvent.click(moreButton());
    expect(onReach).toHaveBeenCalledTimes(1);
  });

  it('requests nothing while loading, and continues afterwards', () => {
    const onReach = jest.fn();
    const { rerender } = render(<Sentinel onReach={onReach} isLoading />);
    reportVisibility(true);
    fireEvent.click(moreButton());
    expect(onReach).not.toHaveBeenCalled();
    rerender(<Sentinel onReach={onReach} />);
    reportVisibility(true);
    expect(onReach).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus on its button while loading', () => {
    const { rerender } = render(<Sentinel onReach={() => {}} />);
    moreButton().focus();
    rerender(<Sentinel onReach={() => {}} isLoading />);
    expect(document.activeElement).toBe(moreButton());
  });
});
