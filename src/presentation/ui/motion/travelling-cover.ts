const coverName = 'cover';

let travellingCover: HTMLElement | null = null;

/**
 * Call it when a link to an issue is pressed: its cover travels to the page that opens, as a view transition. There must
 * be one cover of this name, so those of an earlier press and of the current page lose it.
 */
export function sendCover(link: Element): void {
  const pageCover = document.querySelector<HTMLElement>('[data-page-cover]');
  for (const former of [travellingCover, pageCover]) if (former) former.style.viewTransitionName = 'none';
  travellingCover = link.querySelector('[data-cover]');
  if (travellingCover) travellingCover.style.viewTransitionName = coverName;
}
