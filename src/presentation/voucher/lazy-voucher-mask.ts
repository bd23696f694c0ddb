import { lazyMask } from '../ui/mask/lazy-mask.ts';

/** `voucherMask`, for a screen that need not wait for it. */
export const lazyVoucherMask = lazyMask(
  async () => (await import(/* webpackChunkName: 'voucher-mask' */ '../ui/mask/voucher-mask.ts')).voucherMask,
  { inputMode: 'text' },
);
