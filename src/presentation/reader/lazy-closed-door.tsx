import { lazyComponent } from '../ui/lazy-loading/lazy-component.tsx';

/** `ClosedDoor`, which most comics do not have. */
export const LazyClosedDoor = lazyComponent(
  async () => (await import(/* webpackChunkName: 'closed-door' */ './closed-door.tsx')).ClosedDoor,
  { placeholder: null, replacesPage: true },
);
