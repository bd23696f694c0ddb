import type { Container } from 'inversify';
import { loadFeature } from '../feature.ts';

/** Loads the modals of an operator link, and what they need. */
export const loadReactivationModals = (container: Container) =>
  loadFeature(container, async () => {
    const file = await import(
      /* webpackChunkName: 'reactivation-modals' */ '../parts/reactivation-modals.ts'
    );
    return file.reactivationModals;
  });
