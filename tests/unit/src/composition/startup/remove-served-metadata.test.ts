import { removeServedMetadata } from '../../../../../src/composition/startup/remove-served-metadata.ts';

function createFakeRouter(pathname: string) {
  const listeners = new Set<(state: { location: { pathname: string } }) => void>();
  return {
    state: { location: { pathname } },
    subscribe(listener: (state: { location: { pathname: string } }) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate(next: string) {
      for (const listener of listeners) listener({ location: { pathname: next } });
    },
  };
}

const tagNames = () => [...document.head.children].map(({ tagName }) => tagName);

beforeEach(() => {
  document.head.innerHTML =
    '<title>A</title><link rel="canonical" href="/a"><meta name="robots" content="noindex"><script type="application/ld+json">{}</script><link rel="stylesheet">';
});

it('removeServedMetadata keeps the metadata while the address is the same', () => {
  const router = createFakeRouter('/a');
  removeServedMetadata(document, router);
  router.navigate('/a');
  expect(tagNames()).toEqual(['TITLE', 'LINK', 'META', 'SCRIPT', 'LINK']);
});

it('removeServedMetadata removes the metadata at another address', () => {
  const router = createFakeRouter('/a');
  removeServedMetadata(document, router);
  router.navigate('/b');
  expect(tagNames()).toEqual(['TITLE', 'LINK']);
});
