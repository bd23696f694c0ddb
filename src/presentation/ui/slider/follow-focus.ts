import { showInRow } from './scroll-row.ts';

/** Time between two attempts. */
const retryDelayMs = 500;
const maxRetries = 5;

/**
 * Keeps the focused item fully visible in the row, until the returned function is called. An item without a size is
 * checked again after a delay. After a press it waits for the click: moving the item earlier would make the press miss.
 */
export function followFocus(row: HTMLElement): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = (target: Element, retriesLeft: number) => {
    if (hasSize(target)) showInRow(row, target);
    else if (retriesLeft > 0) timer = setTimeout(check, retryDelayMs, target, retriesLeft - 1);
  };
  const cancel = () => clearTimeout(timer);

  const { signal } = listening;
  row.addEventListener(
    'focusin',
    ({ target }) => {
      cancel();
      if (!(target instanceof Element)) return;
      if (target.matches(':focus-visible')) check(target, maxRetries);
      else target.addEventListener('click', () => check(target, maxRetries), { once: true, signal });
    },
    { signal },
  );
  row.addEventListener('focusout', cancel, { signal });
  return () => {
    cancel();
    listening.abort();
  };
}

function hasSize(target: Element): boolean {
  const { width, height } = target.getBoundingClientRect();
  return width > 0 && height > 0;
}
