import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { BroughtTexts } from '../presentation/i18n/texts.ts';
import { Later, type Part } from '../presentation/shell/lazy-loading/later.ts';
import { bindOnce } from './bind-once.ts';
import type { Token } from './token.ts';
import { tokens } from './tokens.ts';

/** A part of a screen that is fetched after it, as its file in `parts/` describes it. */
export interface PartDescription<Presenter, Props> {
  readonly presenter: Token<Presenter>;
  readonly View: ComponentType<Props>;
  /** What it says besides what every screen may. */
  readonly texts?: BroughtTexts;
  /** What it binds: when it is first fetched, and for good. */
  readonly modules: readonly ContainerModule[];
}

/** Makes parts of screens that are fetched later out of the container. */
export class Parts {
  readonly #container: Container;

  constructor(container: Container) {
    this.#container = container;
  }

  later<Presenter, Props>(
    fetch: () => Promise<PartDescription<Presenter, Props>>,
  ): Later<Part<Presenter, Props>> {
    return new Later(async () => this.bring(await fetch()));
  }

  /** Binds what a part needs and makes it. */
  bring<Presenter, Props>({
    presenter,
    View,
    texts,
    modules,
  }: PartDescription<Presenter, Props>): Part<Presenter, Props> {
    bindOnce(this.#container, modules);
    if (texts) this.#container.get(tokens.bringTexts)(texts);
    return { presenter: this.#container.get<Presenter>(presenter), View };
  }
}
