import { Lazy } from '../lazy-loading/lazy.ts';
import { whenIdle } from '../screen-ahead/when-idle.ts';
import type { AttachedMask, FieldMask } from './mask.ts';

/**
 * A mask whose code, with imask's, is fetched once the page that its field stands on is at rest, or as soon as
 * somebody enters the field. Until it has come, and where it does not come, the field keeps what is typed as it is.
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
  let mine: AttachedMask | null = null;
  const tell = () => onChange(input.value);
  // If it does not come, the next who enters the field asks again.
  const ask = async () => {
    await lazy.fetch();
    if (lazy.current) take(lazy.current);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const forget = whenIdle(() => void ask());
  const take = (mask: FieldMask) => {
    if (signal.aborted) return;
    listening.abort();
    const typed = input.value;
    mine = mask.attach(input, onChange);
    mine.show(typed);
  };
  input.addEventListener('input', tell, { signal });
  input.addEventListener('focus', () => void ask(), { signal });
  return {
    show: (text) => {
      if (mine) mine.show(text);
      else if (input.value !== text) input.value = text;
    },
    detach: () => {
      forget();
      listening.abort();
      mine?.detach();
    },
  };
}
