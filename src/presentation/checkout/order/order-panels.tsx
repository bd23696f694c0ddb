import { observer } from 'mobx-react-lite';
import type { CheckoutPresenter } from './checkout-presenter.ts';
import { PaidPanel } from './paid-panel.tsx';
import { PixWaiting } from './pix-waiting.tsx';
import { UncertainPanel } from './uncertain-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

export interface OrderPanelsProps {
  readonly checkout: CheckoutPresenter;
  readonly returnPath: string;
  /** Where a reader goes on who has bought it; null: they came from nowhere. */
  readonly goesOnTo: string | null;
}

/** What stands in place of the form once an order is placed. */
export const OrderPanels = observer(({ checkout, returnPath, goesOnTo }: OrderPanelsProps) => {
  const { lastPurchased, waiting, isUncertain } = checkout.order;
  if (lastPurchased) return <PaidPanel checkout={checkout} bought={lastPurchased} goesOnTo={goesOnTo} />;
  if (isUncertain) return <UncertainPanel checkout={checkout} />;
  const { purchase, pixInfo } = waiting;
  if (purchase && pixInfo) {
    return (
      <PixWaiting
        key={purchase.id}
        checkout={checkout}
        purchase={purchase}
        pix={pixInfo}
        returnPath={returnPath}
      />
    );
  }
  return purchase && <WaitingPanel key={purchase.id} checkout={checkout} purchase={purchase} />;
});
