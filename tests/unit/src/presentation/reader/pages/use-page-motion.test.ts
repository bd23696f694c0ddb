import { jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReaderBars } from '../../../../../../src/presentation/reader/bars/bar-places.ts';
import { usePageMotion } from '../../../../../../src/presentation/reader/pages/use-page-motion.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { ReaderFixture } from '../reader-fixture.ts';

const { matchMedia, scrollBy } = window;
afterEach(() => {
  cleanup();
  Object.assign(window, { matchMedia, scrollBy });
});

const hiddenBars: ReaderBars = { top: 45, bottom: 0, isShown: false };

/** A comic with pages of 1200 by 1800 on a phone of 740 by 360, where a page fills the width and is 1110 px high. */
async function setUpMotion(bars = hiddenBars, readingDirection: 'ltr' | 'rtl' = 'ltr') {
  const reader = new ReaderFixture(buildIssue({ pagesCount: 40, readingDirection }));
  await reader.open();
  reader.presenter.resize({ width: 740, height: 360, density: 1 });
  const { reading } = reader;
  reading.goTo(4);
  const visibility = { toggle: jest.fn(), hide: jest.fn() };
  const { result } = renderHook(() => usePageMotion(reading, bars, visibility));
  const motion = result.current;
  const sheet = document.createElement('div');
  let pageTop = bars.isShown ? bars.top : 0;
  sheet.getBoundingClientRect = () => ({ top: pageTop, bottom: pageTop + 1110 }) as DOMRect;
  Object.assign(window, { scrollBy: ({ top }: ScrollToOptions) => (pageTop -= top ?? 0) });
  const track = document.createElement('div');
  const slide = jest.fn(() => ({ cancel: () => {} }));
  Object.assign(track, { animate: slide });
  motion.sheet.current = sheet;
  motion.track.current = track;
  return { reading, motion, visibility, slide, pageTop: () => pageTop };
}

describe('usePageMotion on a page that is higher than the window', () => {
  it('scrolls down before a tap turns to the next page', async () => {
    const { reading, motion, visibility, pageTop } = await setUpMotion();
    const places = [306, 612, 750].map((distance) => -distance);
    for (const place of places) {
      motion.gestures.onTap('right');
      expect(pageTop()).toBe(place);
    }
    expect(reading.pageIndex).toBe(4);
    motion.gestures.onTap('right');
    expect(reading.pageIndex).toBe(5);
    expect(visibility.hide).toHaveBeenCalledTimes(4);
  });

  it('scrolls up before a tap turns to the previous page', async () => {
    const { reading, motion, pageTop } = await setUpMotion();
    motion.gestures.onTap('right');
    motion.gestures.onTap('left');
    expect([reading.pageIndex, pageTop()]).toEqual([4, 0]);
    motion.gestures.onTap('left');
    expect(reading.pageIndex).toBe(3);
  });

  it('scrolls a manga down by a tap on the left', async () => {
    const { reading, motion, pageTop } = await setUpMotion(hiddenBars, 'rtl');
    motion.gestures.onTap('left');
    expect([reading.pageIndex, pageTop()]).toEqual([4, -306]);
  });

  it('scrolls by less while the bars cover a part of it', async () => {
    const { motion, pageTop } = await setUpMotion({ ...hiddenBars, isShown: true });
    expect(motion.scroll(-1)).toBe(false);
    expect(motion.scroll(1)).toBe(true);
    expect(pageTop()).toBeCloseTo(45 - 0.85 * (360 - 45));
  });

  it('turns at once by a swipe', async () => {
    const { reading, motion } = await setUpMotion();
    motion.gestures.onSwipeEnd('right');
    expect(reading.pageIndex).toBe(5);
  });

  it('does not scroll while it is zoomed, or if the whole page is visible', async () => {
    const { reading, motion, visibility } = await setUpMotion();
    reading.zoomTo({ scale: 2, x: 0, y: 0 });
    expect(motion.scroll(1)).toBe(false);
    motion.gestures.onTap('right');
    expect(visibility.toggle).toHaveBeenCalledTimes(1);
    reading.choose({ fit: 'page' });
    expect(motion.scroll(1)).toBe(false);
  });

  it('slides, unless the reader prefers reduced motion', async () => {
    const { motion, slide } = await setUpMotion();
    motion.scroll(1);
    expect(slide).toHaveBeenCalledWith(
      [{ transform: 'translateY(306px)' }, { transform: 'none' }],
      expect.anything(),
    );
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    expect(motion.scroll(1)).toBe(true);
    expect(slide).toHaveBeenCalledTimes(1);
  });
});
