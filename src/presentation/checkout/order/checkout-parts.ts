import type { ComponentType, ReactElement } from 'react';
import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import type { AddCardFormProps } from '../cards/add-card-form.tsx';
import type { AddCardPresenter } from '../cards/add-card-presenter.ts';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import type { OrderPanelsProps } from './order-panels.tsx';
import type { Product } from './product.ts';
import type { ProductSelection } from './product-selection.ts';

export interface CheckoutViewProps {
  readonly checkout: CheckoutPresenter;
  readonly title: string;
  /** null: on its way. */
  readonly product: Product | null;
  /** False while it is not known whether the reader may buy it. */
  readonly isKnown: boolean;
  /** In place of the form: why it is not sold to this reader. */
  readonly instead?: ReactElement | null;
  /** What it is about, where neither the title nor the choices say so: on a phone its summary stands far below. */
  readonly subject?: string | undefined;
  readonly selection: ProductSelection;
  /** Another merchandise of the item is under way: it is what is looked at. */
  readonly onOther?: (merchandiseId: string) => void;
  /** Where a reader goes on who has bought it; null: they came from nowhere. */
  readonly goesOnTo: string | null;
  readonly onRefresh: () => void;
}

export type CheckoutFormProps = CheckoutViewProps & {
  /** Where somebody else's page leads back to. */
  readonly returnPath: string;
};

/** Parts of the checkout that are loaded when they are needed. */
export interface CheckoutParts {
  /** The payment form. */
  readonly form: Lazy<ComponentType<CheckoutFormProps>>;
  /** The panels that follow a placed order. */
  readonly panels: Lazy<ComponentType<OrderPanelsProps>>;
  readonly addCard: Lazy<Part<AddCardPresenter, AddCardFormProps>>;
}
