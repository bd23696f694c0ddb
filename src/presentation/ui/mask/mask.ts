/** What a field needs of a mask. */
export interface FieldMask {
  /** The keyboard that phones show. */
  readonly inputMode: 'numeric' | 'tel' | 'text';
  /** What browsers may fill in (the autofill field of HTML), where there is a word for it. */
  readonly autoComplete?: string;
  /** Takes an input over until it is detached. The text that is shown comes from `show` and goes to `onChange`. */
  readonly attach: (input: HTMLInputElement, onChange: (masked: string) => void) => AttachedMask;
}

/** Shapes a text while it is typed. What a form keeps is the masked text that is seen. */
export interface Mask<Value = unknown> extends FieldMask {
  /** The text in its shape; a masked text stays as it is. */
  readonly mask: (text: string) => string;
  /** What a masked text stands for. */
  readonly unmask: (masked: string) => Value;
}

export interface AttachedMask {
  readonly show: (text: string) => void;
  readonly detach: () => void;
}
