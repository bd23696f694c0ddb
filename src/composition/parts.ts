import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { Lazy, type Part } from '../presentation/ui/lazy-loading/lazy.ts';
import { type Feature, loadFeature } from './feature.ts';
import type { Token } from './token.ts';

/** A part of a screen without state of its own, as its file in `parts/` describes it. */
export interface ViewFeature<View> extends Feature {
  readonly View: View;
}

/** A part of a screen with a presenter. */
export interface PartFeature<Presenter, Props> extends ViewFeature<ComponentType<Props>> {
  readonly presenter: Token<Presenter>;
}

export const view = <View>(feature: ViewFeature<View>): ViewFeature<View> => feature;

export const part = <Presenter, Props>(
  feature: PartFeature<Presenter, Props>,
): PartFeature<Presenter, Props> => feature;

/** Makes parts of screens that are loaded later out of the container. */
export class Parts {
  readonly #container: Container;

  constructor(container: Container) {
    this.#container = container;
  }

  lazy<Presenter, Props>(load: () => Promise<PartFeature<Presenter, Props>>): Lazy<Part<Presenter, Props>> {
    return new Lazy(async () => {
      const { presenter, View } = await loadFeature(this.#container, load);
      return { presenter: this.#container.get<Presenter>(presenter), View };
    });
  }

  lazyView<View>(load: () => Promise<ViewFeature<View>>): Lazy<View> {
    return new Lazy(async () => (await loadFeature(this.#container, load)).View);
  }
}
