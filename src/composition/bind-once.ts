import type { Container, ContainerModule } from 'inversify';

const bound = new WeakMap<Container, Set<ContainerModule>>();

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
