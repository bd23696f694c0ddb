import { laterMask } from '../ui/mask/later-mask.ts';

/** `voucherMask`, for a screen that need not wait for it. */
export const laterVoucherMask = laterMask(
  async () => (await import(/* webpackChunkName: 'voucher-mask' */ '../ui/mask/voucher-mask.ts')).voucherMask,
  { inputMode: 'text' },
);
