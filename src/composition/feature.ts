import type { Container, ContainerModule } from 'inversify';
import type { BroughtTexts } from './texts/brought-texts.ts';
import { tokens } from './tokens.ts';

/** Code that is loaded after the start: a screen, a part of one or a modal. */
export interface Feature {
  /** Its texts, in addition to those of every screen. */
  readonly texts?: BroughtTexts;
  /** Modules that several features share. Bound with the first of them, and kept. */
  readonly shared?: readonly ContainerModule[];
}

const bound = new WeakMap<Container, Set<ContainerModule>>();

/** Loads a feature, binds its modules and loads its texts. */
export async function loadFeature<Loaded extends Feature>(
  container: Container,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const feature = await load();
  bindOnce(container, feature.shared ?? []);
  if (feature.texts) container.get(tokens.bringTexts)(feature.texts);
  return feature;
}

/** Loads those of the modules that the container does not have yet. */
export function bindOnce(container: Container, modules: readonly ContainerModule[]): void {
  const loaded = bound.get(container) ?? new Set();
  bound.set(container, loaded);
  for (const module of modules) {
    if (loaded.has(module)) continue;
    container.load(module);
    loaded.add(module);
  }
}
