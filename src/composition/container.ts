import { Container, type ContainerModule } from 'inversify';
import type { AppConfiguration } from './app-configuration.ts';
import { deviceModule } from './device-module.ts';
import { mayDifferFromPage } from './may-differ-from-page.ts';
import { Parts } from './parts.ts';
import { servicesModule } from './services-module.ts';
import { shellModule } from './shell-module.ts';
import { tokens } from './tokens.ts';
import { useCasesModule } from './use-cases-module.ts';

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
  container.load(deviceModule, servicesModule(configuration), useCasesModule, shellModule);
  container.load(...overrides);
  return container;
}
