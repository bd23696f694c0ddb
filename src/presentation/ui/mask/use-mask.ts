import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { AttachedMask, FieldMask } from './mask.ts';

/** The props for an input that shows a value: controlled by React, or by a mask, which preserves the caret position. */
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
    const control = mask.attach(input.current, (masked) => newest.current(masked));
    attached.current = control;
    return () => control.detach();
  }, [mask, input]);

  useLayoutEffect(() => {
    if (mask) attached.current?.show(value);
  }, [mask, value]);

  if (mask) return {};
  return { value, onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) };
}
