import { Lazy } from '../lazy-loading/lazy.ts';
import { runWhenIdle } from '../prefetch/run-when-idle.ts';
import type { AttachedMask, FieldMask } from './mask.ts';

/**
 * A mask whose code is loaded when the page is idle or when the field gets the focus. Until then, and if loading fails,
 * the field keeps the text as it is typed. Text in a field that the reader has left keeps its format until the next focus,
 * because a change would remove the failure of a submission.
 */
export const lazyMask = (
  fetch: () => Promise<FieldMask>,
  field: Pick<FieldMask, 'inputMode' | 'autoComplete'>,
): FieldMask => {
  const lazy = new Lazy(fetch);
  return { ...field, attach: (input, onChange) => attachLoaded(lazy, input, onChange) };
};

function attachLoaded(
  lazy: Lazy<FieldMask>,
  input: HTMLInputElement,
  onChange: (text: string) => void,
): AttachedMask {
  let attached: AttachedMask | null = null;
  const reportInput = () => onChange(input.value);
  // If loading fails, the next focus tries again.
  const load = async (isWaiting: () => boolean) => {
    await lazy.fetch();
    if (lazy.current && isWaiting()) takeOver(lazy.current);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const cancelLoading = runWhenIdle(
    () => void load(() => input.value === '' || document.activeElement === input),
  );
  const takeOver = (mask: FieldMask) => {
    if (signal.aborted) return;
    listening.abort();
    const typed = input.value;
    attached = mask.attach(input, onChange);
    attached.show(typed);
  };
  input.addEventListener('input', reportInput, { signal });
  input.addEventListener('focus', () => void load(() => true), { signal });
  return {
    show: (text) => {
      if (attached) attached.show(text);
      else if (input.value !== text) input.value = text;
    },
    detach: () => {
      cancelLoading();
      listening.abort();
      attached?.detach();
    },
  };
}
