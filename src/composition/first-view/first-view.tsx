import { ContainerModule } from 'inversify';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router-dom';
import { type AppLanguage, isAppLanguage } from '../../domain/account/display-choices.ts';
import { timeZone } from '../../domain/dates.ts';
import type { EmbeddedAnswers, KnownAnswers } from '../../infrastructure/http/known-answers.ts';
import { StoredSession } from '../../infrastructure/storage/stored-session.ts';
import { parseExternalLinks } from '../../presentation/shell/external-links.ts';
import { App, waitForFirstScreen } from '../app.tsx';
import { defaultConfiguration } from '../app-configuration.ts';
import { createContainer } from '../container.ts';
import { ownAdapters } from '../own-adapters.ts';
import { routes } from '../routes/routes.tsx';
import { tokens } from '../tokens.ts';
import { extractPreloads } from './extract-preloads.ts';
import { fetchServiceAnswer } from './fetch-service-answer.ts';
import { loadTexts } from './load-texts.ts';
import { readOnlyStorage } from './read-only-storage.ts';
import { RecordedAnswers } from './recorded-answers.ts';

export interface FirstViewRequest {
  /** Path and query of the browser's request. */
  readonly address: string;
  /** Language code of the services, such as 'pt-br'. */
  readonly language: string;
  /** Content of the page's `banca:links`. */
  readonly links: string;
  /** Sends a request without a session to the comics service and returns the body. Throws on an error status. */
  readonly call: (address: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Time limit for all answers together. */
  readonly timeoutMs: number;
}

export interface FirstView {
  /** Content of the page's #app. */
  readonly html: string;
  /** Preload links of the most important pictures, for the head of the page. */
  readonly preloads: string;
  readonly answers: EmbeddedAnswers;
}

enableStaticRendering(true);

/**
 * Renders the first screen of an address in Node, as a visitor on a new device sees it. The platform serves it in the
 * page. Null if a request fails or takes too long: the page then shows placeholders until the app has loaded.
 */
export async function renderFirstView(request: FirstViewRequest): Promise<FirstView | null> {
  const language: AppLanguage = isAppLanguage(request.language) ? request.language : 'pt-br';
  const headers = { 'accept-language': language, timezone: timeZone };
  const recorded = new RecordedAnswers((address) =>
    /^https?:/.test(address)
      ? fetchServiceAnswer(address, headers, request.timeoutMs)
      : request.call(address, headers),
  );
  const container = createContainer(
    {
      ...defaultConfiguration,
      comicsAddress: '',
      identityAddress: '',
      links: parseExternalLinks(request.links),
    },
    ...ownAdapters,
    // After the own adapters: they may replace device ports with adapters that do not work in Node.
    createDeviceModule(language, recorded),
  );
  container.get(tokens.requestHeaders).set(language, timeZone);
  const router = createMemoryRouter(routes(container), { initialEntries: [request.address] });
  try {
    const [texts, answers] = await Promise.all([
      loadTexts(language),
      waitForFirstScreen(router).then(() => recorded.collectAll(request.timeoutMs)),
    ]);
    if (!answers || router.state.errors) return null;
    const html = renderToString(
      <I18nextProvider i18n={texts}>
        <App router={router} />
      </I18nextProvider>,
    );
    const shuffleModule = container.get(tokens.shuffleModule);
    return { ...extractPreloads(html), answers: { language, shuffleModule, answers } };
  } finally {
    router.dispose();
  }
}

const createDeviceModule = (language: AppLanguage, recordedAnswers: KnownAnswers) =>
  new ContainerModule(({ rebind }) => {
    rebind(tokens.storage).toConstantValue(readOnlyStorage({ 'banca.language': JSON.stringify(language) }));
    rebind(tokens.session)
      .toResolvedValue((storage) => new StoredSession(storage, new EventTarget()), [tokens.storage])
      .inSingletonScope();
    rebind(tokens.knownAnswers).toConstantValue(recordedAnswers);
    // All texts are already loaded (load-texts.ts).
    rebind(tokens.addTexts).toConstantValue(() => {});
  });
