import 'reflect-metadata';
import { TextDecoder, TextEncoder } from 'node:util';

// react-router needs the first two, which jsdom lacks. The build defines the others.
Object.assign(globalThis, { TextEncoder, TextDecoder, ICON_SPRITE: '/icons.svg', IS_PRODUCTION: true });
// jsdom has no media queries. Tests that need a match define their own.
if ('window' in globalThis) {
  const noMatch = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => noMatch });
}
// jsdom has no resource timings.
Object.assign(performance, { getEntriesByType: () => [] });
// jsdom cannot scroll. Some of these tests run without jsdom.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => {};
