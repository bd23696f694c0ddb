import { ContainerModule } from 'inversify';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { shuffleModules } from '../domain/shuffle.ts';
import { PageAnswers, readTravelledAnswers } from '../infrastructure/http/known-answers.ts';
import { keepPlaces } from './keep-places.ts';
import { tokens } from './tokens.ts';

/** What the page shows and knows before the app begins. */
interface FirstViewInPage {
  /** For the container: what the page brought along. */
  readonly module: ContainerModule;
  /** False if the page brought no view, or this device holds something that changes it. */
  readonly canBeTakenOver: boolean;
  /** The app goes on with the elements of the page, so it must draw exactly what they show. */
  takeOver(app: ReactNode): void;
  /** The app is drawn in place of what the page shows, in one step. */
  replace(app: ReactNode): void;
  /** To be called when the app stands. */
  shown(): void;
}

/**
 * What this device holds is told by `data-known`, which the page's first script sets. An app that is drawn in place of
 * the view is drawn with all of that.
 */
export function openFirstView(page: Document, place: Element): FirstViewInPage {
  const travelled = readTravelledAnswers(page);
  const answers = travelled && new PageAnswers(travelled);
  const { dataset } = page.documentElement;
  let giveBack = () => {};
  return {
    canBeTakenOver: answers !== null && dataset.known === undefined,
    module: new ContainerModule(({ rebind }) => {
      if (!answers) return;
      rebind(tokens.knownAnswers).toConstantValue(answers);
      const told = shuffleModules.find((one) => one === travelled?.shuffleModule);
      if (told) rebind(tokens.shuffleModule).toConstantValue(told);
    }),
    takeOver(app) {
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
