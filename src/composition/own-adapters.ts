import type { ContainerModule } from 'inversify';

/**
 * Modules that replace adapters of this repository with your own (docs/replacing-an-adapter.md). The browser and the
 * platform's first view both use them, so that they show the same data.
 */
export const ownAdapters: readonly ContainerModule[] = [];
