import { showTopmostInvalid } from '../../../../../../src/presentation/ui/form/topmost-invalid.ts';

const { getComputedStyle, matchMedia, innerHeight } = window;
const { scrollIntoView, getBoundingClientRect } = Element.prototype;
afterEach(() => {
  Object.assign(window, { getComputedStyle, matchMedia, innerHeight });
  Object.assign(Element.prototype, { scrollIntoView, getBoundingClientRect });
  document.body.replaceChildren();
});

/** True if a field at this position is scrolled to, with a header of 88 px and a bar of 100 px at the bottom. */
function scrollsTo(top: number, bottom: number): boolean {
  let scrolls = false;
  Object.assign(window, {
    innerHeight: 700,
    matchMedia: () => ({ matches: true }),
    getComputedStyle: () => ({ scrollPaddingBlockStart: '88px', scrollPaddingBlockEnd: '100px' }),
  });
  Object.assign(Element.prototype, {
    scrollIntoView: () => {
      scrolls = true;
    },
    getBoundingClientRect: () => ({ top, bottom }),
  });
  document.body.innerHTML = '<form><div data-field><input aria-invalid="true"></div></form>';
  showTopmostInvalid(document.querySelector('form') as HTMLElement, 100);
  expect(document.activeElement).toBe(document.querySelector('input'));
  return scrolls;
}

describe('the topmost invalid field', () => {
  it.each([
    ['behind the header', 40, 140, true],
    ['above the window', -200, -100, true],
    ['with its message behind a bar at the bottom', 550, 650, true],
    ['below the window', 900, 1000, true],
    ['in view', 120, 220, false],
  ])('takes the focus, and scrolls only if it is out of view: %s', (_, top, bottom, scrolls) => {
    expect(scrollsTo(top, bottom)).toBe(scrolls);
  });
});
