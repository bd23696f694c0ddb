import { laterMask } from './later-mask.ts';

/** `phoneMask`, for a screen that need not wait for it. */
export const laterPhoneMask = laterMask(
  async () => (await import(/* webpackChunkName: 'masks' */ './contact-masks.ts')).phoneMask,
  { inputMode: 'tel', autoComplete: 'tel' },
);
