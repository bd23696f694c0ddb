import { Container, type ContainerModule } from 'inversify';
import { tokens } from './tokens.ts';

/** No first view is drawn from these, or the page itself brings them along. */
const unseen = new Set<unknown>([
  tokens.knownAnswers,
  tokens.shuffleModule,
  tokens.authentication,
  tokens.identityUsers,
  tokens.accounts,
  tokens.passwords,
  tokens.googleSignIn,
  tokens.operatorSignIn,
  tokens.providerBonds,
  tokens.checkout,
  tokens.paymentCards,
  tokens.subscriptions,
  tokens.transactions,
  tokens.vouchers,
  tokens.cardTokenizer,
  tokens.postalLookup,
]);

/**
 * True if the modules replace anything that a first view is drawn from. The page may then have been drawn from other
 * data, or at another moment of loading: React would keep what it finds there, or fail with error 418.
 */
export function mayDifferFromPage(overrides: readonly ContainerModule[]): boolean {
  const probe = new Container();
  probe.load(...overrides);
  return Object.values(tokens).some((token) => probe.isBound(token) && !unseen.has(token));
}
