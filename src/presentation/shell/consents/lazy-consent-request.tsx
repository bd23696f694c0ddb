import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import { LazyPart } from '../../ui/lazy-loading/lazy-part.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import type { ConsentRequestPresenter } from './consent-request-presenter.ts';

interface LazyConsentRequestProps {
  readonly request: Lazy<Part<ConsentRequestPresenter, { readonly presenter: ConsentRequestPresenter }>>;
}

/** Loads the request only for readers who have not accepted the current texts. */
export const LazyConsentRequest = ({ request }: LazyConsentRequestProps) => (
  <LazyPart lazy={request} replacesPage placeholder={<SkeletonLines count={8} />}>
    {({ View, presenter }) => <View presenter={presenter} />}
  </LazyPart>
);
