import { jest } from '@jest/globals';
import { scrollPage } from '../../../../../../src/presentation/ui/scroll/scroll-page.ts';

let prefersReducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  prefersReducedMotion = false;
  Object.assign(window, {
    scrollY: 1000,
    scrollTo: ({ top }: { top: number }) => Object.assign(window, { scrollY: top }),
    matchMedia: () => ({ matches: prefersReducedMotion }),
  });
});
afterEach(() => jest.useRealTimers());

it('scrollPage takes 800 ms, and has gone about half the distance in the middle', () => {
  scrollPage(0);
  jest.advanceTimersByTime(400);
  expect(window.scrollY).toBeGreaterThan(300);
  expect(window.scrollY).toBeLessThan(700);
  jest.advanceTimersByTime(350);
  expect(window.scrollY).toBeGreaterThan(0);
  jest.advanceTimersByTime(100);
  expect(window.scrollY).toBe(0);
});

it('scrollPage takes the given duration in both directions', () => {
  scrollPage(3000, 200);
  jest.advanceTimersByTime(240);
  expect(window.scrollY).toBe(3000);
});

it('scrollPage jumps if the reader prefers reduced motion', () => {
  prefersReducedMotion = true;
  scrollPage(0);
  expect(window.scrollY).toBe(0);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'scrollPage stops at a %s event',
  (interruption) => {
    scrollPage(0);
    jest.advanceTimersByTime(400);
    const position = window.scrollY;
    window.dispatchEvent(new Event(interruption));
    jest.advanceTimersByTime(1000);
    expect(window.scrollY).toBe(position);
  },
);

it('scrollPage stops when a newer scroll starts', () => {
  scrollPage(0);
  jest.advanceTimersByTime(400);
  scrollPage(2000, 100);
  jest.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(2000);
});

it('scrollPage removes its listeners at the end', () => {
  scrollPage(0);
  jest.advanceTimersByTime(900);
  scrollPage(500, 100);
  jest.advanceTimersByTime(200);
  window.dispatchEvent(new Event('wheel'));
  expect(jest.getTimerCount()).toBe(0);
  expect(window.scrollY).toBe(500);
});
