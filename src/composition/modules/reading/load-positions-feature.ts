import type { Feature } from '../../feature.ts';

/** The code for positions and searches on this device. */
export async function loadPositionsFeature(): Promise<Feature> {
  const file = await import(/* webpackChunkName: 'sync-positions' */ '../sync-modules.ts');
  return { shared: file.syncModules };
}
