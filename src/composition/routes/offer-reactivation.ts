import type { Container } from 'inversify';
import { Lazy } from '../../presentation/ui/lazy-loading/lazy.ts';
import { loadFeature } from '../feature.ts';
import { tokens } from '../tokens.ts';

/**
 * Offers reactivation to a reader whose plan expired, if it is due. Other readers do not load this code. If loading
 * fails, the offer follows at the next start.
 */
export function offerReactivation(container: Container): (readerId: string) => Promise<void> {
  const feature = new Lazy(() =>
    loadFeature(container, async () => {
      const file = await import(/* webpackChunkName: 'reactivation' */ '../screens/reactivation.ts');
      return file.reactivation;
    }),
  );
  return async (readerId) => {
    await feature.fetch();
    if (feature.current && container.get(tokens.offerReactivation).execute(readerId))
      container.get(tokens.reactivation).openOffer();
  };
}
