/** Metadata for crawlers that describes only the address of the served page. */
const metadata =
  'link[rel=canonical], link[rel=alternate], meta[name=robots], script[type="application/ld+json"]';

interface RouterState {
  readonly location: { readonly pathname: string };
}

interface ObservableRouter {
  readonly state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

/** Removes the metadata when the app navigates to another address. */
export function removeServedMetadata(page: Document, { state, subscribe }: ObservableRouter): void {
  const { pathname } = state.location;
  const stop = subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    for (const element of page.head.querySelectorAll(metadata)) element.remove();
  });
}
