import { createContext } from 'react';

/**
 * False around cards that are far from what is seen: they keep their boxes, links and words, so that nothing moves and
 * the keyboard, the search of the browser and screen readers find them, but let go of their images.
 */
export const CoversDrawn = createContext(true);
