import { whenIdle } from '../screen-ahead/when-idle.ts';
import type { AttachedMask, FieldMask } from './mask.ts';

/**
 * A mask whose code, with imask's, is fetched once the page that its field stands on is at rest, or as soon as
 * somebody enters the field. Until it has come, and where it does not come, the field keeps what is typed as it is.
 */
export const laterMask = (
  fetch: () => Promise<FieldMask>,
  field: Pick<FieldMask, 'inputMode' | 'autoComplete'>,
): FieldMask => ({ ...field, attach: (input, onChange) => attachLater(fetch, input, onChange) });

function attachLater(
  fetch: () => Promise<FieldMask>,
  input: HTMLInputElement,
  onChange: (text: string) => void,
): AttachedMask {
  let mine: AttachedMask | null = null;
  let isAsked = false;
  const tell = () => onChange(input.value);
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    fetch().then(take, () => {
      // The next time that somebody enters the field it is asked for again.
      isAsked = false;
    });
  };
  const listening = new AbortController();
  const { signal } = listening;
  const forget = whenIdle(ask);
  const take = (mask: FieldMask) => {
    if (signal.aborted) return;
    listening.abort();
    const typed = input.value;
    mine = mask.attach(input, onChange);
    mine.show(typed);
  };
  input.addEventListener('input', tell, { signal });
  input.addEventListener('focus', ask, { signal });
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
