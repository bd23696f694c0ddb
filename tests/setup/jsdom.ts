import 'reflect-metadata';
import { TextDecoder, TextEncoder } from 'node:util';

// react-router needs the first two, which jsdom lacks; the build sets the others.
Object.assign(globalThis, { TextEncoder, TextDecoder, ICON_SPRITE: '/icons.svg', IS_PRODUCTION: true });
// jsdom keeps no timings of what it fetched.
Object.assign(performance, { getEntriesByType: () => [] });
// jsdom has no layout to scroll. Some of these tests run without jsdom.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => {};
