import '../presentation/ui/styles/tokens.css';
import '../presentation/ui/styles/base.css';
import '../presentation/ui/styles/first-paint.css';
import { autorun } from 'mobx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { timeZone } from '../domain/dates.ts';
import { localeOf, startI18n } from '../presentation/i18n/start-i18n.ts';
import { ScreenFetcher } from '../presentation/ui/screen-ahead/screen-ahead.ts';
import { readConfiguration } from './app-configuration.ts';
import { askAgainWhenOnline } from './ask-again-when-online.ts';
import { createContainer } from './container.ts';
import { routes } from './routes.tsx';
import { fetchScreen } from './screen.tsx';
import { showTheme } from './show-theme.ts';
import { tokens } from './tokens.ts';

async function main(page: Document): Promise<void> {
  const container = createContainer(readConfiguration(page));
  const language = container.get(tokens.languagePresenter);
  const headers = container.get(tokens.requestHeaders);
  autorun(() => {
    page.documentElement.lang = localeOf(language.current);
    headers.set(language.current, timeZone);
  });

  const theme = container.get(tokens.themePresenter);
  autorun(() => showTheme(page, theme.current));

  const session = container.get(tokens.sessionPresenter);
  const profile = container.get(tokens.readerProfilePresenter);
  session.start();
  profile.start();
  container.get(tokens.profilePreferences).start();
  askAgainWhenOnline(window, session, profile);
  void container.get(tokens.tellPositions).execute();

  const router = createBrowserRouter(routes(container));
  await Promise.all([startI18n(language.current), firstScreen(router)]);
  const app = page.querySelector('#app');
  if (!app) throw new Error('index.html has no element #app');
  createRoot(app).render(
    <StrictMode>
      <ScreenFetcher value={(address) => fetchScreen(router, address)}>
        <RouterProvider router={router} />
      </ScreenFetcher>
    </StrictMode>,
  );
}

/** Until the first screen has come, the frame that index.html shows stays. */
function firstScreen(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

if (!IS_PRODUCTION) void import('./reload-on-change.ts').then((file) => file.reloadOnChange());
main(document).catch((error: unknown) => {
  // Without its texts the app can say nothing: the page itself has a sentence for that.
  document.getElementById('unreachable')?.removeAttribute('hidden');
  throw error;
});
