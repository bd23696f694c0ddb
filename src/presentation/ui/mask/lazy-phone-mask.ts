import { lazyMask } from './lazy-mask.ts';

/** `phoneMask` as a separate chunk, for screens that do not wait for it. */
export const lazyPhoneMask = lazyMask(
  async () => (await import(/* webpackChunkName: 'masks' */ './contact-masks.ts')).phoneMask,
  { inputMode: 'tel', autoComplete: 'tel' },
);
