import { act, render } from '@testing-library/react';
import { ContainerModule } from 'inversify';
import { observable } from 'mobx';
import type { ReactElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { defaultConfiguration } from '../../../../src/composition/app-configuration.ts';
import { createContainer } from '../../../../src/composition/container.ts';
import { lateModule } from '../../../../src/composition/modules/late-module.ts';
import { createScreenFetcher, openScreen, screen } from '../../../../src/composition/screen.tsx';
import { issue } from '../../../../src/composition/screens/issue.ts';
import { reader } from '../../../../src/composition/screens/reader.ts';
import { allTexts } from '../../../../src/composition/texts/all-texts.ts';
import { token } from '../../../../src/composition/token.ts';
import { tokens } from '../../../../src/composition/tokens.ts';
import type { MarketPresenter } from '../../../../src/presentation/shell/profile/market-presenter.ts';
import { buildLanguagePresenter } from '../../../fakes/account/build-language-presenter.ts';
import { setUpProfile } from '../../../fakes/account/set-up-profile.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../fakes/session/fake-session.ts';

class NumberedPresenter {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

interface ScreenOptions {
  readonly isLocalized?: boolean;
  readonly isPersonal?: boolean;
}

async function setUpScreen(
  options: ScreenOptions,
  isReplaced = false,
  initialMarket: string | null = 'brazil',
) {
  const session = new FakeSession(exampleCredentials);
  const { sessionPresenter } = setUpProfile({ session });
  sessionPresenter.start();
  const language = buildLanguagePresenter();
  const market = observable.box(initialMarket);
  const container = createContainer(
    { ...defaultConfiguration, comicsAddress: '', identityAddress: '' },
    new ContainerModule(({ rebind }) => {
      rebind(tokens.languagePresenter).toConstantValue(language);
      rebind(tokens.sessionPresenter).toConstantValue(sessionPresenter);
      rebind(tokens.marketPresenter).toConstantValue({
        get origin() {
          return { session: 0, market: market.get() };
        },
        isCurrent: ({ market: loaded }) => loaded === null || loaded === market.get(),
      } as MarketPresenter);
    }),
  );
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const numberedPresenter = token<NumberedPresenter>('numbered');
  const fetched: number[] = [];
  // An integrator's binding: numbers above 100, and a new presenter for each request.
  if (isReplaced)
    container.bind(numberedPresenter).toResolvedValue(() => new NumberedPresenter(100 + next()));
  const description = screen({
    presenter: numberedPresenter,
    ...options,
    page: ({ presenter }) => <p>{presenter.number}</p>,
    fetch: (presenter) => fetched.push(presenter.number),
    scoped: [
      lateModule((bind) => {
        bind(numberedPresenter)
          .toResolvedValue(() => new NumberedPresenter(next()))
          .inSingletonScope();
      }),
    ],
  });
  const route = await openScreen(container, async () => description)();
  const load = route.loader as (request: Partial<LoaderFunctionArgs>) => unknown;
  load({ params: {}, request: { url: 'http://localhost/' } as Request });
  const page = render(route.element as ReactElement);
  return { language, market, session, page, fetched, text: () => page.container.textContent };
}

describe('openScreen', () => {
  it('renders the presenter whose data the route loader requested', async () => {
    const { fetched, text } = await setUpScreen({ isLocalized: true });
    expect([fetched, text()]).toEqual([[1], '1']);
  });

  it('creates a new presenter for another language if the screen is localized', async () => {
    const { language, text } = await setUpScreen({ isLocalized: true });
    await act(() => language.choose('en-us'));
    expect(text()).toBe('2');
  });

  it.each([
    [true, '2'],
    [false, '1'],
  ])(
    'creates a new presenter for another market if the screen is localized: %p',
    async (isLocalized, shown) => {
      const { market, text } = await setUpScreen({ isLocalized });
      act(() => market.set('portugal'));
      expect(text()).toBe(shown);
    },
  );

  it('keeps the presenter whose data the service has chosen when the market becomes known', async () => {
    const { market, text } = await setUpScreen({ isLocalized: true }, false, null);
    act(() => market.set('portugal'));
    expect(text()).toBe('1');
    act(() => market.set('brazil'));
    expect(text()).toBe('2');
  });

  it('keeps the presenter for another language if the screen is not localized', async () => {
    const { language, text } = await setUpScreen({});
    await act(() => language.choose('en-us'));
    expect(text()).toBe('1');
  });

  it.each([
    ['another reader', otherCredentials],
    ['a visitor', null],
  ])('creates a new presenter for %s if the screen is personal', async (_, credentials) => {
    const { session, text } = await setUpScreen({ isPersonal: true });
    act(() => session.changeInAnotherTab(credentials));
    expect(text()).toBe('2');
  });

  it('adds the texts of the screen before rendering', async () => {
    const added: unknown[] = [];
    const texts = { home: allTexts.home };
    const container = createContainer(
      { ...defaultConfiguration, comicsAddress: '', identityAddress: '' },
      new ContainerModule(({ rebind }) => {
        rebind(tokens.addTexts).toConstantValue((some) => added.push(some));
      }),
    );
    await openScreen(container, async () => ({ ...issue, texts }))();
    expect(added).toEqual([texts]);
  });

  it('treats the issue and reader screens as personal', () => {
    expect([issue.isPersonal, reader.isPersonal]).toEqual([true, true]);
  });

  it('keeps the presenter if only the token changes', async () => {
    const { session, text } = await setUpScreen({ isPersonal: true });
    act(() => session.changeInAnotherTab({ ...exampleCredentials, token: 'a newer one' }));
    expect(text()).toBe('1');
  });

  it('keeps the presenter for another reader if the screen is not personal', async () => {
    const { session, text } = await setUpScreen({});
    act(() => session.changeInAnotherTab(otherCredentials));
    expect(text()).toBe('1');
  });

  it("uses an integrator's presenter, one at a time", async () => {
    const { language, fetched, text } = await setUpScreen({ isLocalized: true }, true);
    expect([fetched, text()]).toEqual([[101], '101']);
    await act(() => language.choose('en-us'));
    expect(text()).toBe('102');
  });
});

describe('createScreenFetcher', () => {
  function setUpRoutes() {
    const loaded: string[] = [];
    const lazyRoute = (path: string): RouteObject => ({
      path,
      lazy: async () => {
        loaded.push(path);
        return {};
      },
    });
    const routes: RouteObject[] = [
      { children: [lazyRoute('/issue/:slug'), { path: '*', element: null }] },
      lazyRoute('/issue/:slug/acquisition'),
      lazyRoute('/shelf/:section'),
      lazyRoute('/shelf/following'),
      { path: '/plans', element: null },
    ];
    return { fetchScreen: createScreenFetcher(routes), loaded };
  }

  it.each([
    ['/issue/peteca-fatal', ['/issue/:slug']],
    ['/issue/peteca-fatal?from=home#top', ['/issue/:slug']],
    ['/issue/peteca-fatal/acquisition', ['/issue/:slug/acquisition']],
    ['/shelf/history', ['/shelf/:section']],
    ['/shelf/following', ['/shelf/following']],
    ['/plans', []],
    ['/unknown', []],
  ])('loads the screen of %s', (address, expected) => {
    const { fetchScreen, loaded } = setUpRoutes();
    fetchScreen(address);
    expect(loaded).toEqual(expected);
  });

  it('ignores a failed load', () => {
    const lazy = () => Promise.reject(new Error('no network'));
    expect(() => createScreenFetcher([{ path: '/plans', lazy }])('/plans')).not.toThrow();
  });
});
