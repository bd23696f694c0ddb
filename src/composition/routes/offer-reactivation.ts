import type { Container } from 'inversify';
import { bindOnce } from '../bind-once.ts';
import { tokens } from '../tokens.ts';

/** Asks a reader whose plan expired, if it is time to. The code for it is fetched when somebody's has. */
export const offerReactivation = (container: Container) => async (userId: string) => {
  const { reactivation } = await import(/* webpackChunkName: 'reactivation' */ '../screens/reactivation.ts');
  bindOnce(container, reactivation.shared ?? []);
  if (reactivation.texts) container.get(tokens.bringTexts)(reactivation.texts);
  if (container.get(tokens.offerReactivation).execute(userId)) container.get(tokens.reactivation).offer();
};
