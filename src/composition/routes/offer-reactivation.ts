import type { Container } from 'inversify';
import { loadFeature } from '../feature.ts';
import { tokens } from '../tokens.ts';

/** Offers reactivation to a reader whose plan expired, if it is due. Other readers do not load this code. */
export const offerReactivation = (container: Container) => async (readerId: string) => {
  await loadFeature(container, async () => {
    const file = await import(/* webpackChunkName: 'reactivation' */ '../screens/reactivation.ts');
    return file.reactivation;
  });
  if (container.get(tokens.offerReactivation).execute(readerId))
    container.get(tokens.reactivation).openOffer();
};
