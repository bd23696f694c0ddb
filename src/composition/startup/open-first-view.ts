import { ContainerModule } from 'inversify';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shuffleModules } from '../../domain/shuffle.ts';
import { PageAnswers, readEmbeddedAnswers } from '../../infrastructure/http/known-answers.ts';
import { tokens } from '../tokens.ts';
import { keepFocusAndScroll } from './keep-focus-and-scroll.ts';
import { keepPageScroll } from './keep-page-scroll.ts';

/** The content and data of the served page. */
interface FirstViewInPage {
  /** Binds data of the page. */
  readonly module: ContainerModule;
  /** False if the page has no first view, or if data on this device change the view. */
  readonly canHydrate: boolean;
  /** Keeps the elements of the page, so the app must render exactly the same. */
  hydrate(app: ReactNode): void;
  /** Replaces the content of the page with the app in one step. */
  replace(app: ReactNode): void;
  /** Must be called if the viewer is in another market than visitors, for whom the page has answers. */
  forgetAnswers(): void;
  /** Must be called when the app is rendered. */
  finish(): void;
}

/**
 * The first script of the page sets `data-known` if this device has data that change the view. An app that replaces
 * the view then renders with these data.
 */
export function openFirstView(page: Document, root: Element): FirstViewInPage {
  const embedded = readEmbeddedAnswers(page);
  const answers = embedded && new PageAnswers(embedded);
  const { dataset } = page.documentElement;
  let restoreFocusAndScroll = () => {};
  const restorePageScroll = keepPageScroll(page.defaultView ?? window);
  return {
    canHydrate: answers !== null && dataset.known === undefined,
    module: new ContainerModule(({ rebind }) => {
      if (!answers) return;
      rebind(tokens.knownAnswers).toConstantValue(answers);
      const shuffleModule = shuffleModules.find((each) => each === embedded?.shuffleModule);
      if (shuffleModule) rebind(tokens.shuffleModule).toConstantValue(shuffleModule);
    }),
    hydrate(app) {
      hydrateRoot(root, app);
    },
    replace(app) {
      restoreFocusAndScroll = keepFocusAndScroll(root);
      createRoot(root).render(app);
    },
    forgetAnswers() {
      answers?.forget();
    },
    finish() {
      restorePageScroll();
      restoreFocusAndScroll();
      answers?.forget();
      delete dataset.otherView;
      delete dataset.reader;
    },
  };
}
