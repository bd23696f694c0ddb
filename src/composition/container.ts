import { Container, type ContainerModule } from 'inversify';
import type { AppConfiguration } from './app-configuration.ts';
import { deviceModule } from './device-module.ts';
import { Parts } from './parts.ts';
import { servicesModule } from './services-module.ts';
import { shellModule } from './shell-module.ts';
import { tokens } from './tokens.ts';
import { useCasesModule } from './use-cases-module.ts';

/**
 * Wires the app. An integrator or a test replaces a part by handing in a module that rebinds its token:
 * `createContainer(configuration, new ContainerModule(({ rebind }) => { … }))`. See docs/architecture.md.
 */
export function createContainer(
  configuration: AppConfiguration,
  ...overrides: readonly ContainerModule[]
): Container {
  const container = new Container();
  container.bind(tokens.configuration).toConstantValue(configuration);
  container.bind(tokens.parts).toConstantValue(new Parts(container));
  container.load(deviceModule, servicesModule(configuration), useCasesModule, shellModule);
  container.load(...overrides);
  return container;
}
