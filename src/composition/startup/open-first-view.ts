import { ContainerModule } from 'inversify';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shuffleModules } from '../../domain/shuffle.ts';
import { PageAnswers, readTravelledAnswers } from '../../infrastructure/http/known-answers.ts';
import { tokens } from '../tokens.ts';
import { keepPlaces } from './keep-places.ts';

/** What the page shows and knows before the app begins. */
interface FirstViewInPage {
  /** For the container: what the page brought along. */
  readonly module: ContainerModule;
  /** False if the page has no first view, or if data of this device change the view. */
  readonly canHydrate: boolean;
  /** Keeps the elements of the page, so the app must draw exactly the same. */
  hydrate(app: ReactNode): void;
  /** Replaces the content of the page with the app in one step. */
  replace(app: ReactNode): void;
  /** To be called when the app stands. */
  shown(): void;
}

/**
 * The page's first script sets `data-known` if this device has data that change the view. An app that replaces the view
 * draws with all of these data.
 */
export function openFirstView(page: Document, place: Element): FirstViewInPage {
  const travelled = readTravelledAnswers(page);
  const answers = travelled && new PageAnswers(travelled);
  const { dataset } = page.documentElement;
  let giveBack = () => {};
  return {
    canHydrate: answers !== null && dataset.known === undefined,
    module: new ContainerModule(({ rebind }) => {
      if (!answers) return;
      rebind(tokens.knownAnswers).toConstantValue(answers);
      const told = shuffleModules.find((one) => one === travelled?.shuffleModule);
      if (told) rebind(tokens.shuffleModule).toConstantValue(told);
    }),
    hydrate(app) {
      hydrateRoot(place, app);
    },
    replace(app) {
      giveBack = keepPlaces(place);
      createRoot(place).render(app);
    },
    shown() {
      giveBack();
      answers?.forget();
      delete dataset.otherLanguage;
      delete dataset.reader;
    },
  };
}
