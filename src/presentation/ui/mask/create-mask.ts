import InputMask from 'imask/esm/controls/input';
import createMasked, { type FactoryOpts } from 'imask/esm/masked/factory';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import type { AttachedMask, Mask } from './mask.ts';

interface MaskSettings<Value> extends Pick<Mask<Value>, 'unmask' | 'inputMode' | 'autoComplete'> {
  /** How imask shapes the text. */
  readonly shape: FactoryOpts;
  /** What takes the place of a text as soon as it is there, however it came; what is shown stays by default. */
  readonly settle?: (masked: string) => string;
}

/** A mask of imask's. */
export function createMask<Value>({ shape, settle, ...rest }: MaskSettings<Value>): Mask<Value> {
  const shaped = (text: string): string => {
    const masked = createMasked(shape);
    masked.value = text;
    return masked.value;
  };
  return {
    ...rest,
    // Twice: a shape may complete a text to one that it takes in another way, as a +55 before a whole number.
    mask: (text) => shaped(shaped(text)),
    attach: (input, onChange) => attach(new InputMask(input, shape), onChange, settle),
  };
}

function attach(
  control: InputMask<FactoryOpts>,
  onChange: (masked: string) => void,
  settle = (masked: string) => masked,
): AttachedMask {
  control.on('accept', () => {
    const settled = settle(control.value);
    // Then it is accepted anew.
    if (settled === control.value) onChange(settled);
    else control.value = settled;
  });
  return {
    show: (text) => {
      control.value = text;
      if (control.value !== text) onChange(control.value);
    },
    detach: () => control.destroy(),
  };
}
