import { ContainerModule } from 'inversify';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router-dom';
import { type AppLanguage, isAppLanguage } from '../../domain/account/display-choices.ts';
import { timeZone } from '../../domain/dates.ts';
import type { KnownAnswers, TravelledAnswers } from '../../infrastructure/http/known-answers.ts';
import { StoredSession } from '../../infrastructure/storage/stored-session.ts';
import { App, firstScreen } from '../app.tsx';
import { usualConfiguration } from '../app-configuration.ts';
import { createContainer } from '../container.ts';
import { ownAdapters } from '../own-adapters.ts';
import { routes } from '../routes/routes.tsx';
import { tokens } from '../tokens.ts';
import { AskedAnswers } from './asked-answers.ts';
import { dressed } from './dressed.ts';
import { emptyStorage } from './empty-storage.ts';
import { fetchServiceAnswer } from './fetch-service-answer.ts';
import { textsIn } from './texts-in.ts';

export interface FirstViewRequest {
  /** Path and query, as the browser asks for them. */
  readonly address: string;
  /** As the services name it. */
  readonly language: string;
  /** Asks the comics service as nobody in particular: the body of its answer. Throws where it refuses. */
  readonly call: (address: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Milliseconds for all of its answers. */
  readonly timeoutMs: number;
}

export interface FirstView {
  /** What stands in the page's #app. */
  readonly html: string;
  /** For the page's head: the pictures that go before all others. */
  readonly preloads: string;
  readonly answers: TravelledAnswers;
}

enableStaticRendering(true);

/**
 * The first screen of an address as whoever has nothing on their device sees it: for the page that the platform serves,
 * in Node. null where an answer was refused or too slow: then the page shows the shop's frame until the app has come.
 */
export async function renderFirstView(request: FirstViewRequest): Promise<FirstView | null> {
  const language: AppLanguage = isAppLanguage(request.language) ? request.language : 'pt-br';
  const headers = { 'accept-language': language, timezone: timeZone };
  const asked = new AskedAnswers((address) =>
    /^https?:/.test(address)
      ? fetchServiceAnswer(address, headers, request.timeoutMs)
      : request.call(address, headers),
  );
  const container = createContainer(
    { ...usualConfiguration, comicsAddress: '', identityAddress: '' },
    ...ownAdapters,
    // After the own adapters, because Node has none of the device ports that they may replace.
    onNobodysDevice(language, asked),
  );
  container.get(tokens.requestHeaders).set(language, timeZone);
  const router = createMemoryRouter(routes(container), { initialEntries: [request.address] });
  try {
    const [texts, answers] = await Promise.all([
      textsIn(language),
      firstScreen(router).then(() => asked.all(request.timeoutMs)),
    ]);
    if (!answers || router.state.errors) return null;
    const html = renderToString(
      <I18nextProvider i18n={texts}>
        <App router={router} />
      </I18nextProvider>,
    );
    const shuffleModule = container.get(tokens.shuffleModule);
    return { ...dressed(html), answers: { language, shuffleModule, answers } };
  } finally {
    router.dispose();
  }
}

const onNobodysDevice = (language: AppLanguage, known: KnownAnswers) =>
  new ContainerModule(({ rebind }) => {
    rebind(tokens.storage).toConstantValue(emptyStorage({ 'banca.language': JSON.stringify(language) }));
    rebind(tokens.session)
      .toResolvedValue((storage) => new StoredSession(storage, new EventTarget()), [tokens.storage])
      .inSingletonScope();
    rebind(tokens.knownAnswers).toConstantValue(known);
    // It has all of them from the beginning (texts-in.ts).
    rebind(tokens.bringTexts).toConstantValue(() => {});
  });
