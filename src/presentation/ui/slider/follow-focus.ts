import { showInRow } from './scroll-row.ts';

/** Milliseconds. */
const retryAfter = 500;
const retries = 5;

/**
 * Keeps what has the focus whole within the row, until the returned function is called. Where it has no size yet,
 * its place is asked for again every 500 ms. A press on an item is waited for: what moved under it would be missed.
 */
export function followFocus(row: HTMLElement): () => void {
  const listening = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const check = (target: Element, left: number) => {
    if (hasPlace(target)) showInRow(row, target);
    else if (left > 0) waiting = setTimeout(check, retryAfter, target, left - 1);
  };
  const forget = () => clearTimeout(waiting);

  const { signal } = listening;
  row.addEventListener(
    'focusin',
    ({ target }) => {
      forget();
      if (!(target instanceof Element)) return;
      if (target.matches(':focus-visible')) check(target, retries);
      else target.addEventListener('click', () => check(target, retries), { once: true, signal });
    },
    { signal },
  );
  row.addEventListener('focusout', forget, { signal });
  return () => {
    forget();
    listening.abort();
  };
}

function hasPlace(target: Element): boolean {
  const { width, height } = target.getBoundingClientRect();
  return width > 0 && height > 0;
}
