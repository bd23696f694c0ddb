import '../../presentation/ui/styles/tokens.css';
import '../../presentation/ui/styles/base.css';
import '../../presentation/ui/styles/first-paint.css';
import type { Container } from 'inversify';
import { autorun, reaction } from 'mobx';
import { startTransition } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { timeZone } from '../../domain/dates.ts';
import { startI18n } from '../../presentation/i18n/start-i18n.ts';
import { App, firstScreen } from '../app.tsx';
import { readConfiguration } from '../app-configuration.ts';
import { createContainer } from '../container.ts';
import { loadFeature } from '../feature.ts';
import { ownAdapters } from '../own-adapters.ts';
import { routes } from '../routes/routes.tsx';
import { bringLaterTexts } from '../texts/bring-later-texts.ts';
import { startTexts } from '../texts/start-texts.ts';
import { tokens } from '../tokens.ts';
import { askAgainWhenOnline } from './ask-again-when-online.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { forgetServedFacts } from './forget-served-facts.ts';
import { openFirstView } from './open-first-view.ts';
import { showLanguage } from './show-language.ts';
import { showTheme } from './show-theme.ts';
import { whenHeaded } from './when-headed.ts';

async function main(page: Document): Promise<void> {
  const app = page.querySelector('#app');
  if (!app) throw new Error('index.html has no element #app');
  const first = openFirstView(page, app);
  const container = createContainer(readConfiguration(page), first.module, ...ownAdapters);
  const willHydrate = first.canHydrate && !container.get(tokens.mayDifferFromPage);
  const language = container.get(tokens.languagePresenter);
  const headers = container.get(tokens.requestHeaders);
  autorun(() => headers.set(language.current, timeZone));
  // What was told in another language is not shown in this one.
  reaction(() => language.current, container.get(tokens.selection).clear);

  const session = container.get(tokens.sessionPresenter);
  const profile = container.get(tokens.readerProfilePresenter);
  const wake = () => {
    autorun(() => showLanguage(page, language.current));
    const theme = container.get(tokens.themePresenter);
    autorun(() => showTheme(page, theme.current));
    followOtherTabs(window, container.get(tokens.preferences), theme, language);
    session.start();
    profile.start();
    container.get(tokens.profilePreferences).start();
    askAgainWhenOnline(window, session, profile);
  };
  // What is drawn already is taken over as it is; what this device knows besides comes after.
  if (!willHydrate) wake();
  await nextTask();

  const router = createBrowserRouter(routes(container));
  forgetServedFacts(page, router);
  await Promise.all([startI18n(language.current, startTexts), firstScreen(router)]);
  // By then what the page brought along is in its place.
  await nextTask();
  const onShown = async () => {
    // For whoever measures: from here on the screen answers its reader.
    performance.mark('banca:shown');
    first.shown();
    await nextTask();
    if (willHydrate) wake();
    whenHeaded(page, () => {
      // What does not reach the service, or whose code does not come, is told the next time.
      syncPositions(container).catch(() => {});
      void bringLaterTexts();
    });
  };
  // A transition is drawn in slices, between which the browser answers its reader.
  const drawn = <App router={router} onShown={() => void onShown()} />;
  startTransition(() => (willHydrate ? first.hydrate(drawn) : first.replace(drawn)));
}

/** What an earlier visit could not tell. */
async function syncPositions(container: Container): Promise<void> {
  await loadFeature(container, async () => {
    const file = await import(/* webpackChunkName: 'telling' */ '../modules/telling-modules.ts');
    return { shared: file.tellingModules };
  });
  await container.get(tokens.syncPositions).execute();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

if (!IS_PRODUCTION) void import('./reload-on-change.ts').then((file) => file.reloadOnChange());
main(document).catch((error: unknown) => {
  // Without its texts the app can say nothing: the page itself has a sentence for that.
  document.getElementById('unreachable')?.removeAttribute('hidden');
  throw error;
});
