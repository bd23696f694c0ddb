import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';

export interface Steps {
  /** The scrolling element; its children are the slides. */
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** From 0. */
  readonly step: number;
  readonly goTo: (step: number) => void;
}

/** How much of a slide is seen once it is the current one. */
const mostly = 0.6;

/** Keeps the index of the current slide and the place of the scroller in step, whichever moves first. */
export function useSteps(total: number): Steps {
  const viewport = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  // Where the script is scrolling to: the slides that pass on the way are not stopped at.
  const heading = useRef<number | null>(null);

  useEffect(() => {
    const scroller = viewport.current;
    if (!scroller || total === 0) return;
    const slides = Array.from(scroller.children);
    let seen = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ intersectionRatio }) => intersectionRatio >= mostly);
        if (!shown) return;
        seen = slides.indexOf(shown.target);
        if (heading.current === null || heading.current === seen) arrive();
      },
      { root: scroller, threshold: mostly },
    );
    const arrive = () => {
      heading.current = null;
      setStep(seen);
    };
    for (const slide of slides) observer.observe(slide);
    // A swipe may have ended the script's scrolling elsewhere.
    scroller.addEventListener('scrollend', arrive);
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scrollend', arrive);
    };
  }, [total]);

  const goTo = (to: number) => {
    heading.current = to;
    setStep(to);
    if (viewport.current) scrollToSlide(viewport.current, to);
  };
  return { viewport, step: Math.min(step, Math.max(0, total - 1)), goTo };
}

function scrollToSlide(scroller: HTMLElement, place: number): void {
  const slide = scroller.children[place];
  if (!slide) return;
  const distance = slide.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
  // To a place and not by a distance: that would stop at the next slide.
  const left = scroller.scrollLeft + distance;
  scroller.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
