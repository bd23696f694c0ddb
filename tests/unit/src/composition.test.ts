import { ContainerModule } from 'inversify';
import { defaultConfiguration } from '../../../src/composition/app-configuration.ts';
import { createContainer } from '../../../src/composition/container.ts';
import { bindOnce } from '../../../src/composition/feature.ts';
import { orderModules } from '../../../src/composition/modules/checkout/order-modules.ts';
import { plansModule } from '../../../src/composition/modules/checkout/plans-module.ts';
import { financeModule } from '../../../src/composition/modules/finance/finance-module.ts';
import { lateModule } from '../../../src/composition/modules/late-module.ts';
import { publicUsersModule } from '../../../src/composition/modules/public-users-module.ts';
import { bannerMarketsModule } from '../../../src/composition/modules/publishing/banner-markets-module.ts';
import { issueMarketsModule } from '../../../src/composition/modules/publishing/issue-markets-module.ts';
import { pageUploadsModule } from '../../../src/composition/modules/publishing/page-uploads-module.ts';
import { planMarketsModule } from '../../../src/composition/modules/publishing/plan-markets-module.ts';
import { privatePublishersModule } from '../../../src/composition/modules/publishing/private-publishers-module.ts';
import { privateSeriesModule } from '../../../src/composition/modules/publishing/private-series-module.ts';
import { publisherApplicationsModule } from '../../../src/composition/modules/publishing/publisher-applications-module.ts';
import { publishingModule } from '../../../src/composition/modules/publishing/publishing-module.ts';
import { requestsModule } from '../../../src/composition/modules/publishing/requests-module.ts';
import { issueReadingsModule } from '../../../src/composition/modules/reading/issue-readings-module.ts';
import { showcaseModule } from '../../../src/composition/modules/showcase-module.ts';
import { grantingsModule } from '../../../src/composition/modules/staff/grantings-module.ts';
import { readerMarketsModule } from '../../../src/composition/modules/staff/reader-markets-module.ts';
import { addCard } from '../../../src/composition/parts/add-card.ts';
import { lowerHome } from '../../../src/composition/parts/lower-home.ts';
import { orderModule } from '../../../src/composition/parts/modules/order-module.ts';
import { providerButtons } from '../../../src/composition/parts/provider-buttons.ts';
import { sampleEnd } from '../../../src/composition/parts/sample-end.ts';
import { userDataForms } from '../../../src/composition/parts/user-data-forms.ts';
import { account } from '../../../src/composition/screens/account.ts';
import { acquisition } from '../../../src/composition/screens/acquisition.ts';
import { callback } from '../../../src/composition/screens/auth/callback.ts';
import { forgotPassword } from '../../../src/composition/screens/auth/forgot-password.ts';
import { operatorSignIn } from '../../../src/composition/screens/auth/operator-sign-in.ts';
import { resetPassword } from '../../../src/composition/screens/auth/reset-password.ts';
import { signIn } from '../../../src/composition/screens/auth/sign-in.ts';
import { signUp } from '../../../src/composition/screens/auth/sign-up.ts';
import { twoFactor } from '../../../src/composition/screens/auth/two-factor.ts';
import { validateEmail } from '../../../src/composition/screens/auth/validate-email.ts';
import { balance } from '../../../src/composition/screens/balance.ts';
import { cards } from '../../../src/composition/screens/cards.ts';
import { catalogue } from '../../../src/composition/screens/catalogue.ts';
import { creator } from '../../../src/composition/screens/creator.ts';
import { family } from '../../../src/composition/screens/family.ts';
import { following } from '../../../src/composition/screens/following.ts';
import { genre } from '../../../src/composition/screens/genre.ts';
import { home } from '../../../src/composition/screens/home.ts';
import { issue } from '../../../src/composition/screens/issue.ts';
import { ownPlan } from '../../../src/composition/screens/own-plan.ts';
import { paymentHistory } from '../../../src/composition/screens/payment-history.ts';
import { paymentMethods } from '../../../src/composition/screens/payment-methods.ts';
import { plans } from '../../../src/composition/screens/plans.ts';
import { publisher } from '../../../src/composition/screens/publisher.ts';
import { publishers } from '../../../src/composition/screens/publishers.ts';
import { reactivation } from '../../../src/composition/screens/reactivation.ts';
import { reader } from '../../../src/composition/screens/reader.ts';
import { search } from '../../../src/composition/screens/search.ts';
import { security } from '../../../src/composition/screens/security.ts';
import { series } from '../../../src/composition/screens/series.ts';
import { shelf } from '../../../src/composition/screens/shelf.ts';
import { staffAccounts } from '../../../src/composition/screens/staff-accounts.ts';
import { subscription } from '../../../src/composition/screens/subscription.ts';
import { userData } from '../../../src/composition/screens/user-data.ts';
import { voucher } from '../../../src/composition/screens/voucher.ts';
import { tokens } from '../../../src/composition/tokens.ts';
import { unfiltered } from '../../../src/domain/catalogue/catalogue-query.ts';
import { buildAccountStore } from '../../fakes/account/fake-account-store.ts';
import { FakePasswords } from '../../fakes/account/fake-passwords.ts';
import { buildIssue } from '../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../fakes/catalogue/fake-issues.ts';
import { FakeCheckout } from '../../fakes/checkout/fake-checkout.ts';
import { buildCreditsProduct, buildShop } from '../../fakes/checkout/set-up-order.ts';
import { FakeSpecialFlows } from '../../fakes/operator-link/fake-special-flows.ts';
import { FakeIssueDrafts } from '../../fakes/publishing/fake-issue-drafts.ts';
import { exampleCredentials, FakeSession } from '../../fakes/session/fake-session.ts';
import { buildEditor } from '../../fakes/staff/build-staff.ts';

const configuration = defaultConfiguration;
const screens = [
  operatorSignIn,
  callback,
  reactivation,
  home,
  catalogue,
  genre,
  search,
  issue,
  series,
  plans,
  signIn,
  reader,
  signUp,
  forgotPassword,
  resetPassword,
  validateEmail,
  account,
  creator,
  family,
  following,
  shelf,
  publishers,
  publisher,
  userData,
  acquisition,
  balance,
  cards,
  ownPlan,
  paymentHistory,
  paymentMethods,
  subscription,
  voucher,
  twoFactor,
  security,
  staffAccounts,
];

/** Not used by a screen yet. */
const studioModules = [
  publishingModule,
  issueMarketsModule,
  bannerMarketsModule,
  planMarketsModule,
  privateSeriesModule,
  pageUploadsModule,
  privatePublishersModule,
  publisherApplicationsModule,
  requestsModule,
  grantingsModule,
  readerMarketsModule,
  financeModule,
];

const parts = [addCard, providerButtons, lowerHome, sampleEnd, userDataForms];

describe('createContainer', () => {
  it('resolves every token', () => {
    const container = createContainer(configuration);
    for (const { shared, scoped } of [...screens, ...parts])
      bindOnce(container, [...(shared ?? []), ...(scoped ?? [])]);
    bindOnce(container, [
      plansModule,
      showcaseModule,
      issueReadingsModule,
      publicUsersModule,
      ...studioModules,
    ]);
    for (const [name, token] of Object.entries(tokens)) {
      expect([name, container.get<unknown>(token) ?? null]).not.toEqual([name, null]);
    }
  });

  it.each(screens)(
    'creates the presenter of each screen from its own modules, whichever screen opens first',
    ({ shared, scoped, presenter }) => {
      const container = createContainer(configuration);
      bindOnce(container, shared ?? []);
      expect(container.get(tokens.parts).openScope(scoped).get<unknown>(presenter)).toBeTruthy();
    },
  );

  it.each([
    [home, lowerHome],
    [reader, sampleEnd],
    [userData, userDataForms],
    [subscription, addCard],
    [signIn, providerButtons],
  ])('creates the presenter of a part from its own modules and those of its screen', (screen, part) => {
    const container = createContainer(configuration);
    bindOnce(container, [...(screen.shared ?? []), ...(part.shared ?? [])]);
    const screenScope = container.get(tokens.parts).openScope(screen.scoped);
    const partScope = screenScope.get(tokens.parts).openScope(part.scoped);
    expect(partScope.get<unknown>(part.presenter)).toBeTruthy();
  });

  it('creates shared dependencies once', () => {
    const container = createContainer(configuration);
    expect(container.get(tokens.sessionPresenter)).toBe(container.get(tokens.sessionPresenter));
    expect(container.get(tokens.session)).toBe(container.get(tokens.session));
  });

  it("uses an integrator's adapter instead of its own, also on screens that open later", async () => {
    const issues = new FakeIssues(buildIssue());
    const container = createContainer(
      configuration,
      new ContainerModule(({ rebind }) => {
        rebind(tokens.issues).toConstantValue(issues);
      }),
    );
    bindOnce(container, catalogue.shared ?? []);
    const scope = container.get(tokens.parts).openScope(catalogue.scoped);
    await scope
      .get(tokens.cataloguePresenter)
      .listOf({ ...unfiltered, order: null })
      .start();
    expect(issues.requests).toEqual([expect.stringMatching(/^filtered \d+ 0$/)]);
  });

  it("uses an integrator's adapter in the use cases of publishing", async () => {
    const drafts = new FakeIssueDrafts();
    const container = createContainer(
      configuration,
      new ContainerModule(({ bind, rebind }) => {
        rebind(tokens.session).toConstantValue(new FakeSession(exampleCredentials));
        bind(tokens.issueDrafts).toConstantValue(drafts);
      }),
    );
    bindOnce(container, studioModules);
    const issue = { slug: 'nanquim-3' };
    const outcome = await container
      .get(tokens.createIssueDraft)
      .execute(buildEditor(), drafts.store.publishers[0]?.id ?? '', issue);
    expect(outcome).toMatchObject({ ok: true, value: issue });
  });

  it("uses an integrator's adapter instead of one from a screen's module", () => {
    const passwords = new FakePasswords(buildAccountStore());
    const container = createContainer(
      configuration,
      new ContainerModule(({ rebind }) => {
        rebind(tokens.passwords).toConstantValue(passwords);
      }),
    );
    bindOnce(container, forgotPassword.shared ?? []);
    const scope = container.get(tokens.parts).openScope(forgotPassword.scoped);
    expect(scope.get(tokens.passwords)).toBe(passwords);
    expect(scope.get(tokens.forgotPasswordPresenter)).toBeTruthy();
  });

  it('gives each screen its own order, and all screens the same cards', () => {
    const container = createContainer(configuration);
    bindOnce(container, orderModules);
    const openOrder = () => container.get(tokens.parts).openScope([orderModule]).get(tokens.orderPresenter);
    const [one, other] = [openOrder(), openOrder()];
    expect(one).not.toBe(other);
    expect(one.choices).not.toBe(other.choices);
    expect(one.choices.cards).toBe(other.choices.cards);
    expect(container.get(tokens.orderIntents)).toBe(container.get(tokens.orderIntents));
  });

  it('creates a new order when a screen gets a new presenter, for example for another reader', () => {
    const container = createContainer(configuration);
    bindOnce(container, balance.shared ?? []);
    const orders = ['ana', 'bia'].map(() => {
      const scope = container.get(tokens.parts).openScope(balance.scoped);
      return scope.get(tokens.creditPresenter).checkout.order;
    });
    expect(balance.isPersonal).toBe(true);
    expect(orders[0]).not.toBe(orders[1]);
  });

  it("uses an integrator's checkout", async () => {
    const checkout = new FakeCheckout(buildShop());
    const container = createContainer(
      configuration,
      new ContainerModule(({ rebind }) => {
        rebind(tokens.checkout).toConstantValue(checkout);
      }),
    );
    bindOnce(container, orderModules);
    const { choices } = container.get(tokens.parts).openScope([orderModule]).get(tokens.orderPresenter);
    await choices.setProduct(buildCreditsProduct());
    expect(choices.methods).toEqual(['credit_card', 'pix', 'paypal']);
  });

  it('binds only unbound tokens when a screen opens repeatedly', () => {
    const container = createContainer(configuration);
    const buildClockModule = (time: number) =>
      lateModule((bind) => {
        bind(tokens.specialFlows).toConstantValue(new FakeSpecialFlows());
        bind(tokens.clock).toConstantValue({ now: () => new Date(time) });
      });
    const module = buildClockModule(0);
    container.load(module);
    container.unload(module);
    container.load(module);
    expect(container.get(tokens.specialFlows)).toBeInstanceOf(FakeSpecialFlows);
    expect(container.get(tokens.clock).now().getTime()).toBeGreaterThan(0);
  });
});

describe('tokens', () => {
  it('do not compile with a wrong, missing or swapped dependency', () => {
    new ContainerModule(({ bind }) => {
      const createIssues = (_issues: FakeIssues, _clock: { now(): Date }) => new FakeIssues();
      // @ts-expect-error A clock is not an issues port.
      bind(tokens.issues).toResolvedValue(createIssues, [tokens.clock, tokens.clock]);
      // @ts-expect-error One dependency is missing.
      bind(tokens.issues).toResolvedValue(createIssues, [tokens.issues]);
      // @ts-expect-error The dependencies are swapped.
      bind(tokens.issues).toResolvedValue(createIssues, [tokens.clock, tokens.issues]);
      // @ts-expect-error The result has another type.
      bind(tokens.clock).toResolvedValue(() => new FakeIssues());
    });
    expect(tokens.issues).not.toBe(tokens.clock);
  });
});
