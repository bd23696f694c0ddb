import { createMask } from './create-mask.ts';
import type { Mask } from './mask.ts';

/** Capitals and digits, 60 at most, whatever stands between them in what is pasted. */
export const voucherMask: Mask<string> = createMask({
  shape: {
    mask: /^[A-Z0-9]{0,60}$/,
    prepare: (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  },
  unmask: (masked) => masked,
  inputMode: 'text',
});
