import { lazyComponent } from '../ui/lazy-loading/lazy-component.tsx';

/** `MissingPage` as a separate chunk, because it is rarely needed. */
export const LazyMissingPage = lazyComponent(
  async () => (await import(/* webpackChunkName: 'missing-page' */ './missing-page.tsx')).MissingPage,
  { placeholder: null, replacesPage: true },
);
