import { StrictMode, useLayoutEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ScreenFetcher } from '../presentation/ui/screen-ahead/screen-ahead.ts';
import { fetchScreen } from './screen.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

interface AppProps {
  readonly router: Router;
  /** Called when the first screen stands, in the browser alone. */
  readonly onShown?: () => void;
}

/** The whole app, the same for the browser and for the page that the platform serves. */
export function App({ router, onShown }: AppProps) {
  // Before it is painted: what the page kept room for has its room no more.
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <ScreenFetcher value={(address) => fetchScreen(router, address)}>
        <RouterProvider router={router} />
      </ScreenFetcher>
    </StrictMode>
  );
}

/** Until then there is nothing to draw: the code of the first screen is on its way. */
export function firstScreen(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
