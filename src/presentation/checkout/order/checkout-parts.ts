import type { ComponentType, ReactElement } from 'react';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Loadable } from '../../shell/loading/loadable.ts';
import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import type { AddCardFormProps } from '../cards/add-card-form.tsx';
import type { AddCardPresenter } from '../cards/add-card-presenter.ts';
import type { BillingDataSaver } from './billing-data-saver.ts';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import type { OrderPanelsProps } from './order-panels.tsx';
import type { Product } from './product.ts';
import type { ProductSelection } from './product-selection.ts';

export interface CheckoutViewProps {
  readonly checkout: CheckoutPresenter;
  readonly title: string;
  /** The link above the title, if the screen is part of another. */
  readonly back?: ReactElement;
  /** null while it is loading. */
  readonly product: Product | null;
  /** False until the app knows whether the reader may buy it. */
  readonly isProfileLoaded: boolean;
  /** Replaces the form if the product is not sold to this reader. */
  readonly replacement?: ReactElement | null;
  readonly selection: ProductSelection;
  /** Called if a pending order is for another merchandise of the item, which the screen should select. */
  readonly onOtherMerchandise?: (merchandiseId: string) => void;
  /** The path where the reader continues after the purchase, if another screen led here. */
  readonly continuePath: string | null;
  /** The issue that led to the purchase of a plan. It is loaded after the purchase. */
  readonly issueToRead?: Loadable<Issue | null, string> | null;
  readonly onRefresh: () => void;
}

export type CheckoutFormProps = CheckoutViewProps & {
  /** The path that an external page returns to. */
  readonly returnPath: string;
};

/** Parts of the checkout that are loaded when they are needed. */
export interface CheckoutParts {
  /** The payment form. */
  readonly form: Lazy<ComponentType<CheckoutFormProps>>;
  /** The panels that follow a placed order. */
  readonly panels: Lazy<Part<BillingDataSaver, OrderPanelsProps>>;
  readonly addCard: Lazy<Part<AddCardPresenter, AddCardFormProps>>;
}
