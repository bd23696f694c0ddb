import { lazyMask } from '../ui/mask/lazy-mask.ts';

/** `voucherMask`, loaded after the screen. */
export const lazyVoucherMask = lazyMask(
  async () => (await import(/* webpackChunkName: 'voucher-mask' */ '../ui/mask/voucher-mask.ts')).voucherMask,
  { inputMode: 'text' },
);
