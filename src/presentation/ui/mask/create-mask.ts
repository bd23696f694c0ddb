import InputMask from 'imask/esm/controls/input';
import createMasked, { type FactoryOpts } from 'imask/esm/masked/factory';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import type { AttachedMask, Mask } from './mask.ts';

interface MaskSettings<Value> extends Pick<Mask<Value>, 'unmask' | 'inputMode' | 'autoComplete'> {
  /** How imask shapes the text. */
  readonly shape: FactoryOpts;
}

/** A mask of imask's. */
export function createMask<Value>({ shape, ...rest }: MaskSettings<Value>): Mask<Value> {
  const shaped = (text: string): string => {
    const masked = createMasked(shape);
    masked.value = text;
    return masked.value;
  };
  return {
    ...rest,
    // Twice: a shape may complete a text to one that it takes in another way, as a +55 before a whole number.
    mask: (text) => shaped(shaped(text)),
    attach: (input, onChange) => attach(new InputMask(input, shape), onChange),
  };
}

function attach(control: InputMask<FactoryOpts>, onChange: (masked: string) => void): AttachedMask {
  control.on('accept', () => onChange(control.value));
  return {
    show: (text) => {
      control.value = text;
      if (control.value !== text) onChange(control.value);
    },
    detach: () => control.destroy(),
  };
}
