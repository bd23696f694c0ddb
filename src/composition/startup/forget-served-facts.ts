/** What the served page tells crawlers of its own address: nothing of it holds for another one. */
const facts = 'link[rel=canonical], meta[name=robots], script[type="application/ld+json"]';

interface Place {
  readonly location: { readonly pathname: string };
}

/** Of the router, where the app stands and when that changes. */
interface Moving {
  readonly state: Place;
  subscribe(listener: (place: Place) => void): () => void;
}

/** Removes what is told of the first address once the app has moved to another. */
export function forgetServedFacts(page: Document, { state, subscribe }: Moving): void {
  const { pathname } = state.location;
  const stop = subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    for (const fact of page.head.querySelectorAll(facts)) fact.remove();
  });
}
