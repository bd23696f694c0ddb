import InputMask from 'imask/esm/controls/input';
import createMasked, { type FactoryOpts } from 'imask/esm/masked/factory';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import type { AttachedMask, Mask } from './mask.ts';

interface MaskSettings<Value> extends Pick<Mask<Value>, 'unmask' | 'inputMode' | 'autoComplete'> {
  /** The pattern for imask. */
  readonly shape: FactoryOpts;
  /** Replaces a complete text by its canonical form; unchanged by default. */
  readonly normalise?: (masked: string) => string;
}

/** A mask based on imask. */
export function createMask<Value>({ shape, normalise, ...rest }: MaskSettings<Value>): Mask<Value> {
  const applyShape = (text: string): string => {
    const masked = createMasked(shape);
    masked.value = text;
    return masked.value;
  };
  return {
    ...rest,
    // Twice, because a shape may extend a text to one that it handles differently, such as +55 before a whole number.
    mask: (text) => applyShape(applyShape(text)),
    attach: (input, onChange) => attach(input, new InputMask(input, shape), onChange, normalise),
  };
}

function attach(
  input: HTMLInputElement,
  control: InputMask<FactoryOpts>,
  onChange: (masked: string) => void,
  normalise = (masked: string) => masked,
): AttachedMask {
  control.on('accept', () => {
    const normalised = normalise(control.value);
    // Setting the value triggers 'accept' again.
    if (normalised === control.value) onChange(normalised);
    else control.value = normalised;
  });
  // imask reads the selection only after keys and clicks. A menu selects text without either, and then imask would replace
  // the part that was selected before.
  const saveSelection = ({ isComposing }: InputEvent) => {
    if (!isComposing) control._saveSelection();
  };
  input.addEventListener('beforeinput', saveSelection);
  return {
    show: (text) => {
      control.value = text;
      if (control.value !== text) onChange(control.value);
    },
    detach: () => {
      input.removeEventListener('beforeinput', saveSelection);
      control.destroy();
    },
  };
}
