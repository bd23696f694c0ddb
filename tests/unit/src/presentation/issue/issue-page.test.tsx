import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestedProduct } from '../../../../../src/domain/account/guardian-request.ts';
import type { Issue } from '../../../../../src/domain/catalogue/issue.ts';
import type { CatalogueErrorCode } from '../../../../../src/domain/error-code.ts';
import { IssuePage } from '../../../../../src/presentation/issue/issue-page.tsx';
import { IssuePresenter } from '../../../../../src/presentation/issue/issue-presenter.ts';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { RatingGateContext } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { SelectionContext } from '../../../../../src/presentation/ui/selection/selection.ts';
import {
  buildGuardianRequest,
  FakeGuardianRequests,
} from '../../../../fakes/account/fake-guardian-requests.ts';
import { buildReader, parentalSettings } from '../../../../fakes/account/fake-readers.ts';
import { setUpIssueRequest } from '../../../../fakes/account/set-up-issue-request.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { setUpIssueViewer } from '../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

/** Never reports an intersection. */
class FakeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports everything as near the visible area. */
class NearObserver {
  readonly #report: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => void (await startI18n('pt-br')));
beforeEach(() => Object.assign(window, { IntersectionObserver: FakeObserver }));
afterEach(cleanup);

const buildVisitorOptions = () => ({ session: new FakeSession() });
const adultIssueFields = { parentalRating: '+18', genre: 'erotic' } as const;

interface PageOptions {
  readonly slug?: string;
  readonly isMinor?: boolean;
  /** What a child has asked for already. */
  readonly openRequests?: readonly RequestedProduct[];
  readonly prepare?: (service: FakeIssues) => void;
  readonly prepareViewer?: (setup: ReturnType<typeof setUpIssueViewer>) => void;
}

/** Opens the page of the first issue, or of `slug`. */
async function show(
  issues: readonly Issue[],
  reader: Parameters<typeof setUpIssueViewer>[0] = buildVisitorOptions(),
  {
    slug = issues[0]?.slug ?? '',
    isMinor = false,
    openRequests = [],
    prepare,
    prepareViewer,
  }: PageOptions = {},
) {
  const service = new FakeIssues(...issues);
  service.seriesIssueIds = [issues.map(({ id }) => id)];
  prepare?.(service);
  const viewerSetup = setUpIssueViewer(reader);
  if (isMinor) viewerSetup.ageCheck.isOfAgeByReader.set('ana', false);
  prepareViewer?.(viewerSetup);
  await viewerSetup.loadReader();
  const selection = new SelectionPresenter();
  const collection = new FakeSeriesCollection(exampleSeries, ...issues);
  const guardianRequests = new FakeGuardianRequests();
  guardianRequests.requests = openRequests.map((product) => buildGuardianRequest({ product }));
  const presenter = new IssuePresenter({
    issues: service,
    request: setUpIssueRequest(guardianRequests, viewerSetup.sessionPresenter, viewerSetup.profile),
    seriesCollection: collection,
    selection,
    ...viewerSetup,
  });
  const page = setUpRoutes(`/issue/${slug}`, [
    { path: '/issue/:slug', element: <IssuePage presenter={presenter} /> },
    { path: '*', element: null },
  ]);
  await act(async () => {
    render(
      <SelectionContext value={selection}>
        <RatingGateContext value={viewerSetup.viewer.ratingGate}>{page.element}</RatingGateContext>
      </SelectionContext>,
    );
  });
  return { ...viewerSetup, ...page, service, guardianRequests, presenter };
}

const addressOfLink = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const factText = (name: string) => screen.getByText(name).nextSibling?.textContent;

describe('IssuePage', () => {
  it('shows contributors by role, and the other facts', async () => {
    await show([
      buildIssue({
        contributors: [
          { name: 'Caio Luz', slug: 'caio-luz', role: 'letterer' },
          { name: 'Ana Reis', slug: 'ana-reis', role: 'writer' },
          { name: 'Bia Sá', slug: 'bia-sa', role: 'writer' },
          { name: 'Davi', slug: 'davi', role: 'cover designer' },
        ],
        country: 'JP',
        originalLanguage: 'ja',
        originalTitle: '墨',
        availableLanguages: ['pt-br', 'en-us'],
        readingDirection: 'rtl',
        updatedAt: '2026-03-01T12:00:00.000Z',
      }),
    ]);
    expect(factText('Roteiro')).toBe('Ana Reis e Bia Sá');
    expect(factText('Capa')).toBe('Davi');
    expect(addressOfLink('Bia Sá')).toBe('/creator/bia-sa');
    expect(factText('Letras')).toBe('Caio Luz');
    expect(factText('País')).toBe('Japão');
    expect(factText('Idioma original')).toBe('Japonês');
    expect(factText('Idiomas')).toMatch(/^Português \(Brasil\) e Inglês/);
    expect(factText('Título original')).toBe('墨');
    expect(factText('Leitura')).toBe('Da direita para a esquerda');
    expect(factText('Lançamento')).toBe('10 de fev. de 2026');
    expect(factText('Na Banca desde')).toBe('10 de fev. de 2026');
    expect(factText('Atualizada em')).toBe('1 de mar. de 2026');
  });

  it('shows the number of likes to visitors, who sign in to like', async () => {
    const setup = await show([buildIssue()], undefined, {
      prepareViewer: ({ likeService }) => likeService.addReaders('issue-1', 'bia', 'caio'),
    });
    const link = screen.getByRole('link', { name: 'Curtir Nanquim, 2 curtidas' });
    expect(link.getAttribute('href')).toBe('/auth/login?returnTo=%2Fissue%2Fnanquim-1');
    expect(setup.likeService.requests).toEqual(['count issue-1']);
  });

  it('lets a reader like the issue and take it back', async () => {
    await show([buildIssue()], {});
    await userEvent.click(screen.getByRole('button', { name: 'Curtir Nanquim', pressed: false }));
    const pressed = screen.getByRole('button', { name: 'Curtir Nanquim, 1 curtida', pressed: true });
    await userEvent.click(pressed);
    expect(screen.getByRole('button', { name: 'Curtir Nanquim', pressed: false })).toBeTruthy();
  });

  it('shows what readers have also read, and no shelf if there is nothing', async () => {
    Object.assign(window, { IntersectionObserver: NearObserver });
    const other = buildIssue({
      id: 'issue-9',
      slug: 'mare-1',
      content: { ...buildIssue().content, title: 'Maré' },
    });
    await show([buildIssue()], undefined, {
      prepareViewer: ({ recommendations }) => recommendations.alsoRead.set('issue-1', [other]),
    });
    const shelf = await screen.findByRole('region', { name: 'Quem leu este também leu' });
    expect((await within(shelf).findByRole('link')).getAttribute('href')).toBe('/issue/mare-1');
    cleanup();
    const { recommendations } = await show([buildIssue()]);
    await waitFor(() => expect(recommendations.requests).toEqual(['issue-1']));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Quem leu este também leu' })).toBeNull(),
    );
  });

  it('leaves out what a child cannot read of what others have read', async () => {
    Object.assign(window, { IntersectionObserver: NearObserver });
    const rated = (slug: string, parentalRating: Issue['parentalRating']) =>
      buildIssue({ id: slug, slug, parentalRating });
    const child = buildReader({ guardianId: 'lia', parentalSettings: parentalSettings({ isActive: true }) });
    await show(
      [buildIssue({ parentalRating: 'L' })],
      { reader: child },
      {
        prepareViewer: ({ recommendations }) =>
          recommendations.alsoRead.set('issue-1', [rated('crime', '16'), rated('praia', 'L')]),
      },
    );
    const shelf = await screen.findByRole('region', { name: 'Quem leu este também leu' });
    const links = (await within(shelf).findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/issue/praia']);
  });

  it('links to publisher, genre and series', async () => {
    await show([buildIssue({ genre: 'science fiction', kinds: ['series'] })]);
    expect(addressOfLink('Editora Ipê')).toBe('/publisher/ipe');
    expect(addressOfLink('Ficção científica')).toBe('/genre/science-fiction');
    await screen.findByRole('link', { name: 'Nanquim' });
    expect(addressOfLink('Nanquim')).toBe('/series/nanquim');
  });

  it('offers no plans in a market without plans', async () => {
    const merchandises = [
      { id: 'sale-1', kind: 'purchase', price: 790, currency: 'EUR', rentalDays: null },
    ] as const;
    const issue = buildIssue({ isAvailableForAll: false, isAvailableForSubscribers: true, merchandises });
    await show([issue], { reader: buildReader({ marketOffers: { plans: false, credits: false } }) });
    expect(screen.getByRole('link', { name: /^Comprar/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Assinar' })).toBeNull();
    expect(screen.queryByText('Incluída nos planos')).toBeNull();
  });

  it('shows the first offer as the main action, and the others with prices below', async () => {
    const merchandises = [
      { id: 'rent-1', kind: 'rent', price: 290, currency: 'BRL', rentalDays: 7 },
      { id: 'sale-1', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null },
    ] as const;
    await show([buildIssue({ isAvailableForAll: false, isAvailableForSubscribers: true, merchandises })]);
    expect(addressOfLink('Assinar')).toBe('/plans?returnTo=%2Freader%2Fissue-1');
    expect(screen.getByText('Incluída nos planos')).toBeTruthy();
    const otherOffers = within(screen.getByRole('list', { name: 'Outras formas de ler' })).getAllByRole(
      'link',
    );
    expect(
      otherOffers.map((link) => [link.textContent?.replace(/\s/g, ' '), link.getAttribute('href')]),
    ).toEqual([
      ['Comprar por R$ 7,90', '/issue/nanquim-1/acquisition?merchandise=sale-1'],
      ['Alugar por 7 dias · R$ 2,90', '/issue/nanquim-1/acquisition?merchandise=rent-1'],
    ]);
  });

  describe('with a Pix that waits', () => {
    const merchandises = [
      { id: 'rent-1', kind: 'rent', price: 290, currency: 'BRL', rentalDays: 7 },
      { id: 'sale-1', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null },
    ] as const;
    const issue = buildIssue({ isAvailableForAll: false, merchandises });
    const buildPayer = (pixExpiresAt: string) => ({
      reader: buildReader({
        payablePixOrders: [
          {
            productId: issue.id,
            merchandiseId: 'rent-1',
            id: 'order-1',
            amount: 190,
            currency: 'BRL',
            pixCode: '000201',
            pixExpiresAt,
          },
        ],
      }),
    });

    it('offers to pay it first, then the other ways to read', async () => {
      await show([issue], buildPayer('2126-12-12T12:00:00.000Z'));
      expect(addressOfLink(/^Pagar o Pix · R\$\s1,90$/)).toBe(
        '/issue/nanquim-1/acquisition?merchandise=rent-1',
      );
      expect(addressOfLink(/^Comprar por/)).toBe('/issue/nanquim-1/acquisition?merchandise=sale-1');
      expect(screen.queryByRole('link', { name: /^Alugar/ })).toBeNull();
    });

    it('offers the first way to read at its own price if the ordered one is no longer sold', async () => {
      const soldIssue = { ...issue, merchandises: merchandises.slice(1) };
      await show([soldIssue], buildPayer('2126-12-12T12:00:00.000Z'));
      expect(addressOfLink(/^Comprar por R\$\s7,90$/)).toBe(
        '/issue/nanquim-1/acquisition?merchandise=sale-1',
      );
      expect(screen.queryByRole('link', { name: /Pix/ })).toBeNull();
    });

    it('offers nothing that has expired', async () => {
      await show([issue], buildPayer('2020-12-12T12:00:00.000Z'));
      expect(screen.queryByRole('link', { name: /^Pagar o Pix/ })).toBeNull();
      expect(addressOfLink(/^Comprar por/)).toBe('/issue/nanquim-1/acquisition?merchandise=sale-1');
    });
  });

  it.each([
    ['bought it', [{ issue: { slug: 'nanquim-1' }, expiresAt: null }], 'Comprada por você', 'bought'],
    [
      'bought it, and the response has no expiry',
      [{ issue: { slug: 'nanquim-1' } }],
      'Comprada por você',
      'bought',
    ],
    [
      'rented it',
      [{ issue: { slug: 'nanquim-1' }, expiresAt: '2126-12-12T12:00:00.000Z' }],
      'Alugada até 12/12/2126',
      'rented',
    ],
    [
      'rented and bought it',
      [
        { issue: { slug: 'nanquim-1' }, expiresAt: '2126-12-12T12:00:00.000Z' },
        { issue: { slug: 'nanquim-1' }, expiresAt: null },
      ],
      'Comprada por você',
      'bought',
    ],
  ])('shows the entitlement of a reader who %s, with a link to it', async (_, acquisitions, text, shelf) => {
    await show([buildIssue({ isAvailableForAll: false })], { acquisitions });
    expect(screen.getByText(text)).toBeTruthy();
    expect(addressOfLink('Ver na estante')).toBe(`/shelf/${shelf}`);
    expect(screen.getByRole('link', { name: 'Ler' })).toBeTruthy();
  });

  it('names the guardian as the buyer, without a link to the shelf of the child, which has no such issue', async () => {
    const acquisitions = [{ issue: { slug: 'nanquim-1' }, expiresAt: null }];
    await show([buildIssue({ isAvailableForAll: false })], {
      reader: buildReader({
        guardianId: 'lia',
        guardianRights: { subscription: null, acquisitions, allowedIssueIds: [] },
      }),
    });
    expect(screen.getByText('Comprada pela pessoa responsável pela sua conta')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ver na estante' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ler' })).toBeTruthy();
  });

  it.each([
    ['starts', null, 'Ler'],
    ['continues', 3, 'Continuar (página 4)'],
    ['finished', 9, 'Ler de novo'],
  ])('offers to read an issue that the reader %s', async (_, page, name) => {
    const { progress } = await show([buildIssue()], {});
    const position = page === null ? null : { page, readAt: '2026-03-01T12:00:00.000Z' };
    act(() => position && progress.recordTurn('issue-1', position, 10));
    expect(addressOfLink(name)).toBe('/reader/issue-1');
    expect(screen.queryAllByText('Lido')).toHaveLength(page === 9 ? 1 : 0);
  });

  it.each([
    ['a visitor', buildVisitorOptions(), 'Vendida fora dos planos'],
    ['a reader without a plan', {}, 'Vendida fora dos planos'],
    [
      'a subscriber',
      { reader: buildReader({ subscription: buildSubscription({ expiresAt: null }) }) },
      'Fora do seu plano',
    ],
  ])('shows %s that an issue for sale is in no plan', async (_, reader, text) => {
    const merchandises = [
      { id: 'sale-1', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null },
    ] as const;
    await show([buildIssue({ isAvailableForAll: false, merchandises })], reader);
    expect(screen.getByText(text)).toBeTruthy();
    expect(addressOfLink(/^Comprar por/)).toBe('/issue/nanquim-1/acquisition?merchandise=sale-1');
  });

  it('shows a subscriber that the plan includes it', async () => {
    const reader = buildReader({ subscription: buildSubscription({ expiresAt: null }) });
    await show([buildIssue({ isAvailableForAll: false, isAvailableForSubscribers: true })], { reader });
    expect(screen.getByText('Incluída no seu plano')).toBeTruthy();
    expect(addressOfLink('Ver meu plano')).toBe('/account/plan');
  });

  it('reserves no space for offers if the right to read is known when it opens', async () => {
    const issue = buildIssue({ isAvailableForAll: false, isAvailableForSubscribers: true });
    const reader = buildReader({ subscription: buildSubscription({ expiresAt: null }) });
    await show([issue], { reader });
    expect(screen.queryByText('Incluída nos planos')).toBeNull();
    cleanup();
    await show([issue]);
    expect(screen.getByText('Incluída nos planos')).toBeTruthy();
  });

  it('says that a free issue is free', async () => {
    await show([buildIssue()]);
    expect(screen.getByText('Grátis, do começo ao fim')).toBeTruthy();
  });

  it('links to the previous and next issue, and marks the end of the series', async () => {
    const [first, second] = [1, 2].map((number) =>
      buildIssue({ id: `issue-${number}`, slug: `nanquim-${number}`, number, kinds: ['series'] }),
    );
    if (!first || !second) throw new Error('Two issues are needed.');
    const { service } = await show([first, second]);
    const neighbourLinks = within(await screen.findByRole('navigation', { name: 'Nesta série' }));
    await userEvent.click(await neighbourLinks.findByRole('link', { name: /Próxima edição/ }));
    expect(within(screen.getByRole('navigation')).getByText('Esta é a mais nova.')).toBeTruthy();
    // The linked issue is already loaded, so it is not requested.
    expect(service.requests.filter((call) => call.startsWith('findBySlug'))).toEqual([
      'findBySlug nanquim-1',
    ]);
  });

  it('fills the search field with the words of an unknown address', async () => {
    const { location } = await show([], buildVisitorOptions(), { slug: 'cobra-norato_2' });
    expect(await screen.findByText('Não encontramos este quadrinho.')).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar na Banca' });
    expect(field.value).toBe('cobra norato 2');
    await userEvent.type(field, '0{Enter}');
    expect(location().pathname + location().search).toBe('/search?s=cobra%20norato%2020');
  });

  it('explains that an issue is not offered in the region, with a link to the catalogue', async () => {
    await show([buildIssue()], buildVisitorOptions(), {
      prepare: ({ withdrawnIds }) => withdrawnIds.add('issue-1'),
    });
    expect(screen.getByText('Esta edição não está disponível na sua região.')).toBeTruthy();
    expect(addressOfLink('Ver o catálogo')).toBe('/catalog');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  it('links a reader who bought a withdrawn issue to its pages', async () => {
    const acquisitions = [{ issue: { id: 'issue-1', slug: 'nanquim-1' }, expiresAt: null }];
    await show(
      [buildIssue()],
      { acquisitions },
      { prepare: ({ withdrawnIds }) => withdrawnIds.add('issue-1') },
    );
    expect(screen.getByText('Esta edição não está à venda na sua região, mas continua sua.')).toBeTruthy();
    expect(addressOfLink('Ler')).toBe('/reader/issue-1');
  });

  it.each<[CatalogueErrorCode, string, string]>([
    ['PUBLISHER.NOT_ACTIVE', 'Esta editora não está mais na Banca.', 'Ver as editoras'],
    ['CONTENT.WAITING_APPROVAL', 'Este conteúdo está esperando aprovação.', 'Ver o catálogo'],
    ['USER.BLOCKED_CONTENT', 'Este conteúdo está bloqueado nesta conta.', 'Ver o catálogo'],
  ])('explains %s, and offers no retry', async (code, message, link) => {
    await show([buildIssue()], buildVisitorOptions(), {
      prepare: (service) => {
        service.failure = serviceFailure(code);
      },
    });
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the sample on IssuePage', () => {
  const soldIssue = buildIssue({ isAvailableForAll: false, isAvailableForSubscribers: true });

  it('is offered to viewers without the right to read', async () => {
    await show([soldIssue]);
    expect(addressOfLink('Ler amostra')).toBe('/reader/issue-1');
  });

  it('is not offered if there is none, or if the whole issue is free', async () => {
    await show([{ ...soldIssue, samplePagesCount: 0 }]);
    expect(screen.queryByRole('link', { name: 'Ler amostra' })).toBeNull();
    cleanup();
    await show([buildIssue()]);
    expect(screen.queryByRole('link', { name: 'Ler amostra' })).toBeNull();
    expect(addressOfLink('Ler')).toBe('/reader/issue-1');
  });
});

describe('IssuePage of an issue for adults', () => {
  it('shows only title and rating until a visitor declares to be of age', async () => {
    await show([buildIssue(adultIssueFields)]);
    expect(screen.getByRole('heading', { level: 1, name: 'Nanquim' })).toBeTruthy();
    expect(screen.queryByAltText('Capa de Nanquim')).toBeNull();
    expect(screen.queryByText('Uma cidade sem cor.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ler' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tenho 18 anos ou mais' }));
    expect(screen.getByAltText('Capa de Nanquim')).toBeTruthy();
    expect(screen.getByText('Uma cidade sem cor.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('leads a visitor who is too young to the home screen if there is no former page', async () => {
    const { location } = await show([buildIssue(adultIssueFields)]);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(location().pathname).toBe('/');
  });

  it('explains to a guided child that the guardian decides, and links to allowed issues', async () => {
    const reader = buildReader({ guardianId: 'lia', parentalSettings: parentalSettings({ isActive: true }) });
    await show([buildIssue(adultIssueFields)], { reader });
    expect(screen.getByText('Esta edição é para maiores de 18 anos.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tenho 18 anos ou mais' })).toBeNull();
    expect(addressOfLink('Ver o que você pode ler')).toMatch(/^\/catalog\?rating=/);
  });

  it('shows a reader who is too young where to correct the birth date', async () => {
    await show([buildIssue(adultIssueFields)], {}, { isMinor: true });
    expect(screen.getByText(/Pela data de nascimento desta conta/)).toBeTruthy();
    expect(addressOfLink('Meus dados')).toBe('/account/general/user-data');
    expect(addressOfLink('Ver o que você pode ler')).toBe('/catalog?rating=16');
  });
});

describe('IssuePage of a guided account', () => {
  const child = () => ({
    reader: buildReader({ guardianId: 'lia', parentalSettings: parentalSettings({ isActive: true }) }),
  });
  const forSale = buildIssue({
    isAvailableForAll: false,
    isAvailableForSubscribers: false,
    merchandises: [{ id: 'sale', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null }],
  });

  it('lets the child ask instead of buying, and says that the request was sent', async () => {
    const { guardianRequests } = await show([forSale], child());
    expect(screen.queryByRole('link', { name: /^Comprar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pedir' }));
    expect(guardianRequests.requests).toMatchObject([{ product: { kind: 'issue', id: forSale.id } }]);
    expect(screen.queryByRole('button', { name: 'Pedir' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Pedido enviado');
  });

  it('shows a request that was sent earlier', async () => {
    const openRequests = [{ kind: 'issue', id: forSale.id }] as const;
    await show([forSale], child(), { openRequests });
    expect(screen.getByText('Pedido enviado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pedir' })).toBeNull();
  });

  it('shows why a request failed, and can be sent again', async () => {
    const { guardianRequests } = await show([forSale], child());
    guardianRequests.failure = serviceFailure('REQUEST.TOO_MANY');
    await userEvent.click(screen.getByRole('button', { name: 'Pedir' }));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    guardianRequests.failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Pedir' }));
    expect(screen.getByText('Pedido enviado')).toBeTruthy();
  });

  it('requests nothing for readers without a guardian, or if the child can read', async () => {
    const reader = await show([forSale], {});
    expect([reader.guardianRequests.listCount, addressOfLink(/^Comprar/)]).toEqual([
      0,
      '/issue/nanquim-1/acquisition?merchandise=sale',
    ]);
    cleanup();
    const { guardianRequests } = await show([buildIssue()], child());
    expect(guardianRequests.listCount).toBe(0);
    expect(addressOfLink('Ler')).toBe('/reader/issue-1');
  });
});
