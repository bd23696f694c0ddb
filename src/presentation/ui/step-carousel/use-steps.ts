import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';

export interface Steps {
  /** The scrolling element; its children are the slides. */
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** From 0. */
  readonly step: number;
  readonly goTo: (step: number) => void;
}

/** Keeps the index of the current slide and the place of the scroller in step, whichever moves first. */
export function useSteps(total: number): Steps {
  const viewport = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  // Where the script is scrolling to: the slides that pass on the way are not stopped at.
  const heading = useRef<number | null>(null);

  useEffect(() => {
    const scroller = viewport.current;
    if (!scroller || total === 0) return;
    const arriveAt = (place: number) => {
      heading.current = null;
      setStep(place);
    };
    const follow = () => {
      const place = nearestSlide(scroller);
      if (heading.current === null || heading.current === place) arriveAt(place);
    };
    // A swipe may have ended the script's scrolling elsewhere.
    const settle = () => {
      const place = stoppedByFocus(scroller, heading.current) ?? nearestSlide(scroller);
      arriveAt(place);
      // Chromium adds to where a focus has scrolled what the stopped animation had still to tell.
      if (Math.abs(distanceTo(scroller, place)) > 1) scrollToSlide(scroller, place, 'instant');
    };
    scroller.addEventListener('scroll', follow);
    scroller.addEventListener('scrollend', settle);
    return () => {
      scroller.removeEventListener('scroll', follow);
      scroller.removeEventListener('scrollend', settle);
    };
  }, [total]);

  const goTo = (to: number) => {
    // There is no way to it, and so no end of one.
    if (to === step) return;
    heading.current = to;
    setStep(to);
    if (viewport.current) scrollToSlide(viewport.current, to, prefersReducedMotion() ? 'instant' : 'smooth');
  };
  return { viewport, step: Math.min(step, Math.max(0, total - 1)), goTo };
}

/** In px from where the slide stands once it is the current one. */
function distanceTo(scroller: HTMLElement, place: number): number {
  const slide = scroller.children[place] ?? scroller;
  return slide.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
}

function nearestSlide(scroller: HTMLElement): number {
  const distances = Array.from(scroller.children, (_, place) => Math.abs(distanceTo(scroller, place)));
  return distances.indexOf(Math.min(...distances));
}

/** The slide the script was scrolling to, where the browser's own scrolling to a focus in it stopped that on its way. */
function stoppedByFocus(scroller: HTMLElement, heading: number | null): number | undefined {
  if (heading === null) return;
  return scroller.children[heading]?.contains(document.activeElement) ? heading : undefined;
}

function scrollToSlide(scroller: HTMLElement, place: number, behavior: ScrollBehavior): void {
  // To a place and not by a distance: that would stop at the next slide.
  scroller.scrollTo({ left: scroller.scrollLeft + distanceTo(scroller, place), behavior });
}
