import { removeServedMetadata } from '../../../../../src/composition/startup/remove-served-metadata.ts';

function moving(pathname: string) {
  const listeners = new Set<(place: { location: { pathname: string } }) => void>();
  return {
    state: { location: { pathname } },
    subscribe(listener: (place: { location: { pathname: string } }) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    to(next: string) {
      for (const tell of listeners) tell({ location: { pathname: next } });
    },
  };
}

const told = () => [...document.head.children].map(({ tagName }) => tagName);

beforeEach(() => {
  document.head.innerHTML =
    '<title>A</title><link rel="canonical" href="/a"><meta name="robots" content="noindex"><script type="application/ld+json">{}</script><link rel="stylesheet">';
});

it('leaves what is told of an address while the app is there', () => {
  const router = moving('/a');
  removeServedMetadata(document, router);
  router.to('/a');
  expect(told()).toEqual(['TITLE', 'LINK', 'META', 'SCRIPT', 'LINK']);
});

it('takes it away once the app is elsewhere', () => {
  const router = moving('/a');
  removeServedMetadata(document, router);
  router.to('/b');
  expect(told()).toEqual(['TITLE', 'LINK']);
});
