import { lazyComponent } from '../ui/lazy-loading/lazy-component.tsx';

/** `LockedIssue` as a separate chunk, because most comics do not need it. */
export const LazyLockedIssue = lazyComponent(
  async () => (await import(/* webpackChunkName: 'locked-issue' */ './locked-issue.tsx')).LockedIssue,
  { placeholder: null, replacesPage: true },
);
