import { useSyncExternalStore } from 'react';
import type { IntendedReading } from '../../../domain/reading/reading-choice.ts';
import { prefersReducedMotion, subscribeToReducedMotion } from './reduced-motion.ts';

const coverName = 'cover';

/** The image of a cover that travels to another screen. */
export interface SentCover {
  /** The browser has this image in memory. */
  readonly imageAddress: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** Where it was in the window. */
  readonly from: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
  /** Empty if the sender does not know how the issue is read. */
  readonly issue: Partial<IntendedReading>;
}

let travellingCover: HTMLElement | null = null;
let sent: { readonly path: string; readonly cover: SentCover } | null = null;

/**
 * Call it when a link to an issue is pressed: its cover, or the one beside it, travels to the screen that opens, as a view
 * transition. `issue`: for links to the reader, where its place depends on how the issue is read.
 */
export function sendCover(link: Element, issue: Partial<IntendedReading> = {}): void {
  const cover = findCover(link);
  nameCover(cover);
  const shown = canTravel() && cover ? shownImageOf(cover) : null;
  sent =
    link instanceof HTMLAnchorElement && shown ? { path: link.pathname, cover: { ...shown, issue } } : null;
}

/** The cover that was sent to the screen at this path; null if there is none. */
export const coverSentTo = (path: string): SentCover | null => (sent?.path === path ? sent.cover : null);

/** Call it once the cover has arrived, so that returning to the same address does not show it again. */
export const forgetSentCover = (): void => {
  sent = null;
};

/** Call it when a reader leaves a comic: the page travels to the cover of the screen that opens. */
export const sendPage = (): void => nameCover(document.querySelector<HTMLElement>('[data-current]'));

/** There must be one element of this name, so those of an earlier press and of the current page lose it. */
function nameCover(cover: HTMLElement | null): void {
  const pageCover = document.querySelector<HTMLElement>('[data-page-cover]');
  for (const former of [travellingCover, pageCover]) if (former) former.style.viewTransitionName = 'none';
  travellingCover = cover;
  if (cover) cover.style.viewTransitionName = coverName;
}

const findCover = (link: Element): HTMLElement | null =>
  link.querySelector<HTMLElement>('[data-cover]') ??
  link.closest('li, article, section')?.querySelector<HTMLElement>('[data-cover], [data-page-cover]') ??
  null;

/** The last image is the sharpest one. */
function shownImageOf(cover: HTMLElement): Omit<SentCover, 'issue'> | null {
  const image = [...cover.querySelectorAll('img')].findLast(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  );
  return image
    ? {
        imageAddress: image.currentSrc,
        ratio: image.naturalWidth / image.naturalHeight,
        from: cover.getBoundingClientRect(),
      }
    : null;
}

const canTravel = () => 'startViewTransition' in document && !prefersReducedMotion();

/** False if the browser has no view transitions, or the reader prefers reduced motion. */
export const useCanTravel = (): boolean =>
  useSyncExternalStore(subscribeToReducedMotion, canTravel, () => false);
