import type { createBrowserRouter } from 'react-router-dom';

type ScrollRouter = Pick<ReturnType<typeof createBrowserRouter>, 'enableScrollRestoration'>;

/**
 * Keeps the router from restoring the scroll position of the page that the browser has just loaded. The browser has
 * restored it already. The router's own restoration arrives only with the next navigation, because its provider does
 * not listen yet when `ScrollRestoration` mounts: the page would jump to the position of an earlier visit when the
 * reader presses a link, and the back button would return there. The router restores once, so an empty set of positions
 * uses that up.
 */
export function skipInitialScroll(router: ScrollRouter): void {
  router.enableScrollRestoration({}, () => 0)();
}
