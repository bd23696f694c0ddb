import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';

export interface CarouselSteps {
  /** The scrolling element; its children are the slides. */
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Index of the current slide, from 0. */
  readonly step: number;
  readonly goTo: (step: number) => void;
}

/** Keeps the index of the current slide and the scroll position in sync, whichever changes first. */
export function useSteps(total: number): CarouselSteps {
  const viewport = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  // The target of scripted scrolling. Slides that pass on the way do not become the current one.
  const target = useRef<number | null>(null);

  useEffect(() => {
    const scroller = viewport.current;
    if (!scroller || total === 0) return;
    const setCurrent = (index: number) => {
      target.current = null;
      setStep(index);
    };
    const follow = () => {
      const index = nearestSlide(scroller);
      if (target.current === null || target.current === index) setCurrent(index);
    };
    // A swipe may have stopped the scripted scrolling elsewhere.
    const settle = () => {
      const index = stoppedByFocus(scroller, target.current) ?? nearestSlide(scroller);
      setCurrent(index);
      // When a focus scrolls the slides, Chromium adds the rest of the stopped animation. This corrects the position.
      if (Math.abs(distanceTo(scroller, index)) > 1) scrollToSlide(scroller, index, 'instant');
    };
    scroller.addEventListener('scroll', follow);
    scroller.addEventListener('scrollend', settle);
    return () => {
      scroller.removeEventListener('scroll', follow);
      scroller.removeEventListener('scrollend', settle);
    };
  }, [total]);

  const goTo = (to: number) => {
    // There is no scrolling, and therefore no scroll end event.
    if (to === step) return;
    target.current = to;
    setStep(to);
    if (viewport.current) scrollToSlide(viewport.current, to, prefersReducedMotion() ? 'instant' : 'smooth');
  };
  return { viewport, step: Math.min(step, Math.max(0, total - 1)), goTo };
}

/** In pixels from the position of the current slide. */
function distanceTo(scroller: HTMLElement, index: number): number {
  const slide = scroller.children[index] ?? scroller;
  return slide.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
}

function nearestSlide(scroller: HTMLElement): number {
  const distances = Array.from(scroller.children, (_, index) => Math.abs(distanceTo(scroller, index)));
  return distances.indexOf(Math.min(...distances));
}

/** The target slide if the browser has stopped the scripted scrolling to show a focused element in it. */
function stoppedByFocus(scroller: HTMLElement, target: number | null): number | undefined {
  if (target === null) return;
  return scroller.children[target]?.contains(document.activeElement) ? target : undefined;
}

function scrollToSlide(scroller: HTMLElement, index: number, behavior: ScrollBehavior): void {
  // An absolute position, because a relative distance would stop at the next slide.
  scroller.scrollTo({ left: scroller.scrollLeft + distanceTo(scroller, index), behavior });
}
