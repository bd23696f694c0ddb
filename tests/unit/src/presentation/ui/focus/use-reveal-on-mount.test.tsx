import { cleanup, render, screen } from '@testing-library/react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { FailureNotice } from '../../../../../../src/presentation/ui/failure-notice/failure-notice.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

/** Renders the notice at this distance in pixels from the top of the window. */
function show(top: number, replacesPage: boolean) {
  const scrolled: unknown[] = [];
  const { scrollIntoView, getBoundingClientRect } = Element.prototype;
  // jsdom does not support scroll-padding.
  const { getComputedStyle } = window;
  window.getComputedStyle = () => ({ scrollPaddingBlockStart: '88px' }) as CSSStyleDeclaration;
  Object.assign(Element.prototype, {
    scrollIntoView: (options: unknown) => scrolled.push(options),
    getBoundingClientRect: () => ({ top }),
  });
  render(
    <FailureNotice failure={failures.networkConnection} onRetry={() => {}} replacesPage={replacesPage} />,
  );
  Object.assign(Element.prototype, { scrollIntoView, getBoundingClientRect });
  window.getComputedStyle = getComputedStyle;
  return scrolled;
}

describe('a failure that replaces a page', () => {
  it.each([
    ['above the visible area', -500, 1],
    ['below it', 5000, 1],
    ['covered by the header', 40, 1],
    ['in view', 100, 0],
  ])('takes the focus, and scrolls into view if it is %s', (_, top, times) => {
    expect(show(top, true)).toHaveLength(times);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('that replaces a part of a page neither scrolls nor takes the focus', () => {
    expect(show(-500, false)).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });
});
