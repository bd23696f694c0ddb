import { StrictMode, useLayoutEffect, useMemo } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ScreenFetcher } from '../presentation/ui/prefetch/use-prefetched-screen.ts';
import { createScreenFetcher } from './screen.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

interface AppProps {
  readonly router: Router;
  /** Called when the first screen is rendered. Only in the browser. */
  readonly onShown?: () => void;
}

/** The whole app, for the browser and for the first view that the platform renders. */
export function App({ router, onShown }: AppProps) {
  // A layout effect runs before painting, so that placeholders of the served page do not flash.
  useLayoutEffect(() => onShown?.(), [onShown]);
  const fetchScreen = useMemo(() => createScreenFetcher(router.routes), [router]);
  return (
    <StrictMode>
      <ScreenFetcher value={fetchScreen}>
        <RouterProvider router={router} />
      </ScreenFetcher>
    </StrictMode>
  );
}

/** Resolves when the code of the first screen has loaded. Nothing can be rendered earlier. */
export function waitForFirstScreen(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
