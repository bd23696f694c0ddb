import { lazyComponent } from '../ui/lazy-loading/lazy-component.tsx';

/** `MissingPage`, for screens that seldom have nothing to show. */
export const LazyMissingPage = lazyComponent(
  async () => (await import(/* webpackChunkName: 'missing-page' */ './missing-page.tsx')).MissingPage,
  { placeholder: null, replacesPage: true },
);
