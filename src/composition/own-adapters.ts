import type { ContainerModule } from 'inversify';

/**
 * Modules that replace adapters of this repository with your own (docs/replacing-an-adapter.md). Both the browser and
 * first views on the platform use them, so that they show the same data.
 */
export const ownAdapters: readonly ContainerModule[] = [];
