/** A mask as a field uses it. */
export interface FieldMask {
  /** The keyboard that phones show. */
  readonly inputMode: 'numeric' | 'tel' | 'text';
  /** The autofill token of HTML, if there is one. */
  readonly autoComplete?: string;
  /** Controls an input until it is detached. `show` sets the displayed text, `onChange` reports it. */
  readonly attach: (input: HTMLInputElement, onChange: (masked: string) => void) => AttachedMask;
}

/** Formats text while it is typed. Forms store the masked text. */
export interface Mask<Value = unknown> extends FieldMask {
  /** Returns the masked text. A masked text stays as it is. */
  readonly mask: (text: string) => string;
  /** Returns the value of a masked text. */
  readonly unmask: (masked: string) => Value;
}

export interface AttachedMask {
  readonly show: (text: string) => void;
  readonly detach: () => void;
}
