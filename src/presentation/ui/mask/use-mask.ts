import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { AttachedMask, FieldMask } from './mask.ts';

/** What an input needs to show a value: as React does it, or through a mask, which keeps the caret in its place. */
export function useMask(
  input: RefObject<HTMLInputElement | null>,
  mask: FieldMask | undefined,
  value: string,
  onChange: (value: string) => void,
) {
  const attached = useRef<AttachedMask>(null);
  const newest = useRef(onChange);
  useLayoutEffect(() => {
    newest.current = onChange;
  });

  useLayoutEffect(() => {
    if (!mask || !input.current) return;
    const mine = mask.attach(input.current, (masked) => newest.current(masked));
    attached.current = mine;
    return () => mine.detach();
  }, [mask, input]);

  useLayoutEffect(() => {
    if (mask) attached.current?.show(value);
  }, [mask, value]);

  if (mask) return {};
  return { value, onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) };
}
