import { lazyMask } from './lazy-mask.ts';

/** `phoneMask`, for a screen that need not wait for it. */
export const lazyPhoneMask = lazyMask(
  async () => (await import(/* webpackChunkName: 'masks' */ './contact-masks.ts')).phoneMask,
  { inputMode: 'tel', autoComplete: 'tel' },
);
