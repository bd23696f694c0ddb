import '../../presentation/ui/styles/tokens.css';
import '../../presentation/ui/styles/base.css';
import '../../presentation/ui/styles/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { GalleryWindow } from '../../presentation/gallery/gallery-window.ts';
import { rememberPage } from '../../presentation/gallery/reset-page.ts';
import { startI18n } from '../../presentation/i18n/start-i18n.ts';
import { EmptyLayout } from '../../presentation/shell/empty-layout.tsx';
import { startTexts } from '../texts/start-texts.ts';
import { openGallery } from './gallery.tsx';

/** The gallery without the rest of the app, for the browser tests. It loads a third of the code. */
async function start(): Promise<void> {
  await startI18n('pt-br', startTexts);
  const { element } = openGallery();
  const routes = [{ path: '/gallery/:name?', element: <EmptyLayout>{element}</EmptyLayout> }];
  findApp().replaceChildren();
  const restorePage = rememberPage(document);
  let unmount = () => {};

  const close: GalleryWindow['close'] = () => {
    unmount();
    unmount = () => {};
    restorePage();
  };

  const open: GalleryWindow['open'] = (address) => {
    close();
    history.replaceState(null, '', address);
    const router = createBrowserRouter(routes);
    const root = createRoot(findApp());
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    unmount = () => {
      root.unmount();
      router.dispose();
    };
  };

  window.gallery = { open, close };
  open(location.pathname + location.search);
}

function findApp(): Element {
  const app = document.querySelector('#app');
  if (!app) throw new Error('index.html has no element #app');
  return app;
}

void start();
