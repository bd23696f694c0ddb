import { Container, type ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import { Lazy, type Part } from '../presentation/ui/lazy-loading/lazy.ts';
import { type Feature, loadFeature } from './feature.ts';
import type { Token } from './token.ts';
import { tokens } from './tokens.ts';

/** A part of a screen without a presenter. Each is defined in a file of `parts/`. */
export interface ViewFeature<View> extends Feature {
  readonly View: View;
}

/** A part of a screen with a presenter. */
export interface PartFeature<Presenter, Props> extends ViewFeature<ComponentType<Props>> {
  readonly presenter: Token<Presenter>;
  /** Modules that are bound only for this part. */
  readonly scoped?: readonly ContainerModule[];
}

export const view = <View>(feature: ViewFeature<View>): ViewFeature<View> => feature;

export const part = <Presenter, Props>(
  feature: PartFeature<Presenter, Props>,
): PartFeature<Presenter, Props> => feature;

/** Creates parts that are loaded on demand. Each belongs to the screen of this container, or to the app. */
export class Parts {
  readonly #root: Container;
  readonly #owner: Container;

  constructor(root: Container, owner = root) {
    this.#root = root;
    this.#owner = owner;
  }

  lazyPart<Presenter, Props>(
    load: () => Promise<PartFeature<Presenter, Props>>,
  ): Lazy<Part<Presenter, Props>> {
    return new Lazy(async () => {
      const { presenter, View, scoped } = await loadFeature(this.#root, load);
      return { presenter: this.openScope(scoped).get<Presenter>(presenter), View };
    });
  }

  lazyView<View>(load: () => Promise<ViewFeature<View>>): Lazy<View> {
    return new Lazy(async () => (await loadFeature(this.#root, load)).View);
  }

  /** A use case whose code is loaded on demand. */
  lazyUseCase<UseCase>(token: Token<UseCase>, load: () => Promise<Feature>): Lazy<UseCase> {
    return new Lazy(async () => {
      await loadFeature(this.#root, load);
      return this.#root.get<UseCase>(token);
    });
  }

  /** Creates a child container. Its bindings live as long as the screen or part. */
  openScope(modules: readonly ContainerModule[] = []): Container {
    const scope = new Container({ parent: this.#owner });
    scope.bind(tokens.parts).toConstantValue(new Parts(this.#root, scope));
    scope.load(...modules);
    return scope;
  }
}
