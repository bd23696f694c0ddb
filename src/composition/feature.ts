import type { Container, ContainerModule } from 'inversify';
import type { FeatureTexts } from './texts/feature-texts.ts';
import { tokens } from './tokens.ts';

/** Code that is loaded after startup: a screen, a part of one or a modal. */
export interface Feature {
  /** Texts that startup does not load. */
  readonly texts?: FeatureTexts;
  /** Modules that several features share. The first feature binds them for all. */
  readonly shared?: readonly ContainerModule[];
}

const loadedModules = new WeakMap<Container, Set<ContainerModule>>();

/** Loads a feature, binds its modules and loads its texts. */
export async function loadFeature<Loaded extends Feature>(
  container: Container,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const feature = await load();
  bindOnce(container, feature.shared ?? []);
  if (feature.texts) container.get(tokens.addTexts)(feature.texts);
  return feature;
}

/** Loads the modules that the container has not loaded yet. */
export function bindOnce(container: Container, modules: readonly ContainerModule[]): void {
  const loaded = loadedModules.get(container) ?? new Set();
  loadedModules.set(container, loaded);
  for (const module of modules) {
    if (loaded.has(module)) continue;
    container.load(module);
    loaded.add(module);
  }
}
