import { jest } from '@jest/globals';
import { scrollPage } from '../../../../../../src/presentation/ui/scroll/scroll-page.ts';

let isStill = false;

beforeEach(() => {
  jest.useFakeTimers();
  isStill = false;
  Object.assign(window, {
    scrollY: 1000,
    scrollTo: ({ top }: { top: number }) => Object.assign(window, { scrollY: top }),
    matchMedia: () => ({ matches: isStill }),
  });
});
afterEach(() => jest.useRealTimers());

it('takes 800 ms to its end, and is half way in the middle', () => {
  scrollPage(0);
  jest.advanceTimersByTime(400);
  expect(window.scrollY).toBeGreaterThan(300);
  expect(window.scrollY).toBeLessThan(700);
  jest.advanceTimersByTime(350);
  expect(window.scrollY).toBeGreaterThan(0);
  jest.advanceTimersByTime(100);
  expect(window.scrollY).toBe(0);
});

it('takes as long as is asked for, down as well as up', () => {
  scrollPage(3000, 200);
  jest.advanceTimersByTime(240);
  expect(window.scrollY).toBe(3000);
});

it('is there at once where the reader wants no motion', () => {
  isStill = true;
  scrollPage(0);
  expect(window.scrollY).toBe(0);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'ends where a %s interrupts it',
  (interruption) => {
    scrollPage(0);
    jest.advanceTimersByTime(400);
    const place = window.scrollY;
    window.dispatchEvent(new Event(interruption));
    jest.advanceTimersByTime(1000);
    expect(window.scrollY).toBe(place);
  },
);

it('gives way to a newer one', () => {
  scrollPage(0);
  jest.advanceTimersByTime(400);
  scrollPage(2000, 100);
  jest.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(2000);
});

it('listens no more once it has ended', () => {
  scrollPage(0);
  jest.advanceTimersByTime(900);
  scrollPage(500, 100);
  jest.advanceTimersByTime(200);
  window.dispatchEvent(new Event('wheel'));
  expect(jest.getTimerCount()).toBe(0);
  expect(window.scrollY).toBe(500);
});
