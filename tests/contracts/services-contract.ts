import { accountsContract } from './services/accounts-contract.ts';
import { authenticationContract } from './services/authentication-contract.ts';
import { catalogueContract } from './services/catalogue-contract.ts';
import { checkoutContract } from './services/checkout-contract.ts';
import { type Stage, successOf } from './services/contract.ts';
import { discoveryContract } from './services/discovery-contract.ts';
import { externalSignInContract } from './services/external-sign-in-contract.ts';
import { favouritesContract } from './services/favourites-contract.ts';
import { identityUsersContract } from './services/identity-users-contract.ts';
import { passwordsContract } from './services/passwords-contract.ts';
import { paymentCardsContract } from './services/payment-cards-contract.ts';
import { readersContract } from './services/readers-contract.ts';
import { readingsContract } from './services/readings-contract.ts';
import { subscriptionsContract } from './services/subscriptions-contract.ts';
import { transactionsContract } from './services/transactions-contract.ts';
import { vouchersContract } from './services/vouchers-contract.ts';
import { windowContract } from './services/window-contract.ts';
import type { World } from './world.ts';

/** What the app relies on, whatever stands behind its ports. */
export function servicesContract(name: string, openWorld: () => Promise<World>): void {
  describe(name, () => {
    let world: World;
    const stage: Stage = {
      world: () => world,
      async signIn() {
        const { entry, password } = world.account;
        world.session.open(successOf(await world.authentication.signIn(entry, password)));
      },
      issueOf: async (slug) => successOf(await world.issues.bySlug(slug)),
    };

    beforeAll(async () => {
      world = await openWorld();
    }, 60_000);
    afterEach(() => world.session.close('wanted'));
    afterAll(() => world.close());

    catalogueContract(stage);
    discoveryContract(stage);
    windowContract(stage);
    readersContract(stage);
    readingsContract(stage);
    favouritesContract(stage);
    authenticationContract(stage);
    identityUsersContract(stage);
    externalSignInContract(stage);
    accountsContract(stage);
    passwordsContract(stage);
    // After those that expect that nothing has been bought.
    paymentCardsContract(stage);
    checkoutContract(stage);
    transactionsContract(stage);
    subscriptionsContract(stage);
    vouchersContract(stage);
  });
}
