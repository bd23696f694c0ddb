import { observer } from 'mobx-react-lite';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { pixInfoOf } from '../../../domain/checkout/order.ts';
import type { Loadable } from '../../shell/loading/loadable.ts';
import type { BillingDataSaver } from './billing-data-saver.ts';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import { PaidPanel } from './paid-panel.tsx';
import { PixWaiting } from './pix-waiting.tsx';
import { UncertainPanel } from './uncertain-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

export interface OrderPanelsProps {
  readonly saver: BillingDataSaver;
  readonly checkout: CheckoutPresenter;
  readonly returnPath: string;
  /** The path where the reader continues after the purchase, if another screen led here. */
  readonly continuePath: string | null;
  /** The issue that led to the purchase of a plan, and that `continuePath` opens. */
  readonly issueToRead: Loadable<Issue | null, string> | null;
}

/** Replaces the form after an order is placed. */
export const OrderPanels = observer((props: OrderPanelsProps) => {
  const { saver, checkout, returnPath, continuePath, issueToRead } = props;
  const { state } = checkout.order;
  switch (state.kind) {
    case 'idle':
    case 'choosing':
    case 'preparing':
    case 'sending':
      return null;
    case 'waiting':
    case 'expired':
    case 'renewing': {
      const { id } = state.purchase;
      const pix = pixInfoOf(state.purchase);
      if (pix) {
        return <PixWaiting key={id} checkout={checkout} state={state} pix={pix} returnPath={returnPath} />;
      }
      return <WaitingPanel key={id} checkout={checkout} state={state} />;
    }
    case 'uncertain':
      return <UncertainPanel checkout={checkout} />;
    case 'paid':
      return (
        <PaidPanel
          saver={saver}
          checkout={checkout}
          paid={state}
          continuePath={continuePath}
          issueToRead={issueToRead}
        />
      );
    default:
      return state satisfies never;
  }
});
