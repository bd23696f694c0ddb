import type { Container } from 'inversify';
import { autorun, reaction } from 'mobx';
import { startTransition } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { defaultMarket } from '../../domain/account/default-market.ts';
import { timeZone } from '../../domain/dates.ts';
import { startI18n } from '../../presentation/i18n/start-i18n.ts';
import { App, waitForFirstScreen } from '../app.tsx';
import { readConfiguration } from '../app-configuration.ts';
import { createContainer } from '../container.ts';
import { loadFeature } from '../feature.ts';
import { loadPositionsFeature } from '../modules/reading/load-positions-feature.ts';
import { ownAdapters } from '../own-adapters.ts';
import { routes } from '../routes/routes.tsx';
import { loadLaterTexts } from '../texts/load-later-texts.ts';
import { startTexts } from '../texts/start-texts.ts';
import { tokens } from '../tokens.ts';
import { endPushWithSession } from './end-push-with-session.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { ignoreSkippedTransitions } from './ignore-skipped-transitions.ts';
import { nextTask } from './next-task.ts';
import { openFirstView } from './open-first-view.ts';
import { removeServedMetadata } from './remove-served-metadata.ts';
import { retryWhenOnline } from './retry-when-online.ts';
import { runAfterHeading } from './run-after-heading.ts';
import { showLanguage } from './show-language.ts';
import { showTheme } from './show-theme.ts';
import { skipInitialScroll } from './skip-initial-scroll.ts';

async function main(page: Document): Promise<void> {
  const app = page.querySelector('#app');
  if (!app) throw new Error('index.html has no element #app');
  ignoreSkippedTransitions(window);
  const firstView = openFirstView(page, app);
  await nextTask();
  const container = createContainer(readConfiguration(page), firstView.module, ...ownAdapters);
  await nextTask();
  const willHydrate = firstView.canHydrate && !container.get(tokens.mayDifferFromPage);
  await nextTask();
  const language = container.get(tokens.languagePresenter);
  const headers = container.get(tokens.requestHeaders);
  autorun(() => headers.set(language.current, timeZone));
  // Selected issues have texts in the earlier language, so forget them.
  const market = container.get(tokens.marketPresenter);
  // They have prices, too.
  reaction(() => [language.current, market.current].join(' '), container.get(tokens.selection).clear);
  if (market.current === defaultMarket) market.setUsesVisitorAnswers(true);
  else firstView.forgetAnswers();

  await nextTask();
  const session = container.get(tokens.sessionPresenter);
  await nextTask();
  const profile = container.get(tokens.readerProfilePresenter);
  const startServices = () => {
    autorun(() => showLanguage(page, language.current));
    const theme = container.get(tokens.themePresenter);
    theme.start();
    autorun(() => showTheme(page, theme.current));
    followOtherTabs(window, container.get(tokens.preferences), theme, language);
    endPushWithSession(container.get(tokens.session), navigator.serviceWorker);
    session.start();
    profile.start();
    market.start();
    container.get(tokens.profilePreferences).start();
    retryWhenOnline(window, session, profile, container.get(tokens.readingProgressPresenter));
  };
  // Hydration must render exactly the served page, so data of this device are applied afterwards.
  if (!willHydrate) startServices();
  await nextTask();

  const appRoutes = routes(container);
  await nextTask();
  // Before the router, because its screens add their texts.
  const texts = startI18n(language.current, startTexts);
  await nextTask();
  const router = createBrowserRouter(appRoutes);
  removeServedMetadata(page, router);
  await Promise.all([texts, waitForFirstScreen(router)]);
  skipInitialScroll(router);
  // Answers from the page have reached their presenters after this task.
  await nextTask();
  const onShown = async () => {
    // For measurements: the screen is interactive from here on.
    performance.mark('banca:shown');
    firstView.finish();
    market.setUsesVisitorAnswers(false);
    await nextTask();
    if (willHydrate) startServices();
    runAfterHeading(page, async () => {
      container.get(tokens.readingProgressPresenter).start();
      void loadLaterTexts();
      await nextTask();
      void container.get(tokens.lazyToastLayer).fetch();
      await nextTask();
      void container.get(tokens.lazyModals).fetch();
      await nextTask();
      // If this fails, the next visit does it.
      await syncDevice(container).catch(() => {});
    });
  };
  // React renders a transition in slices, so that the browser can handle input between them.
  const element = <App router={router} onShown={() => void onShown()} />;
  startTransition(() => (willHydrate ? firstView.hydrate(element) : firstView.replace(element)));
}

/**
 * Removes searches that were stored without consent. Sends positions that an earlier visit could not send, and after
 * signing in those that the visitor left.
 */
async function syncDevice(container: Container): Promise<void> {
  await loadFeature(container, loadPositionsFeature);
  // Its creation removes searches that were stored without consent.
  container.get(tokens.recentSearches);
  const positions = container.get(tokens.readingPositions);
  const progress = container.get(tokens.readingProgressPresenter);
  progress.readDevice(positions);
  const sync = container.get(tokens.syncPositions);
  container.get(tokens.session).subscribe((change) => {
    // The reader has adopted the positions of visitors by now.
    progress.readDevice(positions);
    if (change === 'opened') void sync.execute();
  });
  // Positions in issues for adults are refused until the reader confirms their age.
  const ratingGate = container.get(tokens.ratingGate);
  reaction(
    () => ratingGate.confirmations,
    () => void sync.execute({ resendsRefused: true }),
  );
  await sync.execute();
}

if (!IS_PRODUCTION) void import('./reload-on-change.ts').then((file) => file.reloadOnChange());
main(document).catch((error: unknown) => {
  // The texts may be missing, so show a message that is part of the page.
  document.getElementById('unreachable')?.removeAttribute('hidden');
  throw error;
});
