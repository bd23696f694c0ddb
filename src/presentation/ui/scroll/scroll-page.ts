import { prefersReducedMotion } from '../motion/reduced-motion.ts';

/** Events with which the reader takes over the scrolling. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** There is only one page, so a new scroll replaces the current one. */
let stopCurrent = () => {};

/**
 * Scrolls the page to `to` px from its top in `duration` ms, or at once if the reader prefers reduced motion. A wheel,
 * touch, press or key event stops it.
 */
export function scrollPage(to: number, duration = 800): void {
  stopCurrent();
  if (prefersReducedMotion()) jump(to);
  else glide(to, duration);
}

function glide(to: number, duration: number): void {
  const from = window.scrollY;
  const start = performance.now();
  const listening = new AbortController();
  const move = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - start) / duration));
    jump(from + (to - from) * ease(progress));
    if (progress < 1) frame = requestAnimationFrame(move);
    else listening.abort();
  };
  let frame = requestAnimationFrame(move);
  stopCurrent = () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
  for (const interruption of interruptions) {
    window.addEventListener(interruption, stopCurrent, { passive: true, signal: listening.signal });
  }
}

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Ease in and out. */
const ease = (progress: number) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2);
