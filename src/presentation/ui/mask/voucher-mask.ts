import { createMask } from './create-mask.ts';
import type { Mask } from './mask.ts';

/** Up to 60 capital letters and digits. Other characters are removed from pasted text. */
export const voucherMask: Mask<string> = createMask({
  shape: {
    mask: /^[A-Z0-9]{0,60}$/,
    prepare: (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  },
  unmask: (masked) => masked,
  inputMode: 'text',
});
