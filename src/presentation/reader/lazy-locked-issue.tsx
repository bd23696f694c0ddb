import { lazyComponent } from '../ui/lazy-loading/lazy-component.tsx';

/** `LockedIssue`, which most comics do not have. */
export const LazyLockedIssue = lazyComponent(
  async () => (await import(/* webpackChunkName: 'locked-issue' */ './locked-issue.tsx')).LockedIssue,
  { placeholder: null, replacesPage: true },
);
