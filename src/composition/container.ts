import { Container, type ContainerModule } from 'inversify';
import type { AppConfiguration } from './app-configuration.ts';
import { deviceModule } from './device-module.ts';
import { servicesModule } from './services-module.ts';
import { shellModule } from './shell-module.ts';
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
  container.load(deviceModule, servicesModule(configuration), useCasesModule, shellModule);
  container.load(...overrides);
  return container;
}
