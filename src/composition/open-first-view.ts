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
  /** True where the app goes on with the very elements of the page, which must then be drawn as they are. */
  readonly isTakenOver: boolean;
  draw(app: ReactNode): void;
  /** To be called when the app stands. */
  shown(): void;
}

/**
 * Takes over the first view of the page where this device holds nothing that would change it (`data-known`, told by the
 * page's first script); else the app is drawn in its place, at once and with all that the device knows.
 */
export function openFirstView(page: Document, place: Element): FirstViewInPage {
  const travelled = readTravelledAnswers(page);
  const answers = travelled && new PageAnswers(travelled);
  const { dataset } = page.documentElement;
  const isTakenOver = answers !== null && dataset.known === undefined;
  let giveBack = () => {};
  return {
    isTakenOver,
    module: new ContainerModule(({ rebind }) => {
      if (!answers) return;
      rebind(tokens.knownAnswers).toConstantValue(answers);
      const told = shuffleModules.find((one) => one === travelled?.shuffleModule);
      if (told) rebind(tokens.shuffleModule).toConstantValue(told);
    }),
    draw(app) {
      if (isTakenOver) {
        hydrateRoot(place, app);
        return;
      }
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
