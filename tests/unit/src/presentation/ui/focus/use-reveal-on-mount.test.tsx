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

describe('FailureNotice', () => {
  it.each([
    ['above the visible area', -500, 1],
    ['below the visible area', 5000, 1],
    ['covered by the header', 40, 1],
    ['visible', 100, 0],
  ])('takes the focus if it replaces a page, and scrolls only if it is not visible: %s', (_, top, times) => {
    expect(show(top, true)).toHaveLength(times);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('neither scrolls nor takes the focus if it replaces a part of a page', () => {
    expect(show(-500, false)).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });
});
