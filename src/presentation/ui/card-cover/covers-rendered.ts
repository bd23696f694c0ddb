import { createContext } from 'react';

/**
 * False for cards far from the visible area. They keep their boxes, links and text, so that the layout, the
 * keyboard, the browser's search and screen readers work, but they drop their images.
 */
export const CoversRendered = createContext(true);
