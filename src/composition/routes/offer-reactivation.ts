import type { Container } from 'inversify';
import { Lazy } from '../../presentation/ui/lazy-loading/lazy.ts';
import { tokens } from '../tokens.ts';
import { loadReactivationModals } from './load-reactivation-modals.ts';

/**
 * Offers reactivation to a reader whose plan expired, if it is due. Other readers do not load this code. If loading
 * fails, the offer follows at the next start.
 */
export function offerReactivation(container: Container): (readerId: string) => Promise<void> {
  const modals = new Lazy(() => loadReactivationModals(container));
  return async (readerId) => {
    const loaded = await modals.fetch();
    if (loaded.ok && container.get(tokens.offerReactivation).execute(readerId))
      container.get(tokens.reactivation).openOffer();
  };
}
