import { keepPageScroll } from '../../../../../src/composition/startup/keep-page-scroll.ts';

function scrollPage(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

describe('keepPageScroll', () => {
  const scrolled: (number | undefined)[] = [];
  beforeEach(() => {
    scrolled.length = 0;
    window.scrollTo = ((options: ScrollToOptions) =>
      void scrolled.push(options.top)) as typeof window.scrollTo;
    scrollPage(0);
  });

  it('goes back to where the reader scrolled before the first render', () => {
    const restore = keepPageScroll(window);
    scrollPage(740);
    // The router scrolls to the top; the event of that comes later.
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    restore();
    expect(scrolled).toEqual([740]);
  });

  it('leaves a page alone that is not scrolled, or that the router scrolled elsewhere', () => {
    keepPageScroll(window)();
    const restore = keepPageScroll(window);
    scrollPage(740);
    scrollPage(300);
    restore();
    expect(scrolled).toEqual([]);
  });
});
