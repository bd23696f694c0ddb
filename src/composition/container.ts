import { Container, type ContainerModule } from 'inversify';
import type { AppConfiguration } from './app-configuration.ts';
import { mayDifferFromPage } from './first-view/may-differ-from-page.ts';
import { deviceModule } from './modules/device-module.ts';
import { servicesModule } from './modules/services-module.ts';
import { shellModule } from './modules/shell-module.ts';
import { useCasesModule } from './modules/use-cases-module.ts';
import { Parts } from './parts.ts';
import { lazyModals } from './routes/lazy-modals.ts';
import { lazySuggestions } from './routes/lazy-suggestions.ts';
import { lazyToastLayer } from './routes/lazy-toast-layer.ts';
import { tokens } from './tokens.ts';

/**
 * Wires the app. An override is a module that rebinds the token of a dependency. Integrators list theirs in
 * own-adapters.ts (docs/replacing-an-adapter.md); tests pass them here.
 */
export function createContainer(
  configuration: AppConfiguration,
  ...overrides: readonly ContainerModule[]
): Container {
  const container = new Container();
  container.bind(tokens.configuration).toConstantValue(configuration);
  container.bind(tokens.mayDifferFromPage).toConstantValue(mayDifferFromPage(overrides));
  container.bind(tokens.parts).toConstantValue(new Parts(container));
  container.bind(tokens.lazyModals).toConstantValue(lazyModals(container));
  container.bind(tokens.lazySuggestions).toConstantValue(lazySuggestions(container));
  container.bind(tokens.lazyToastLayer).toConstantValue(lazyToastLayer());
  container.load(deviceModule, servicesModule(configuration), useCasesModule, shellModule);
  container.load(...overrides);
  return container;
}
