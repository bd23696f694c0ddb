import { observer } from 'mobx-react-lite';
import { BoughtPanel } from './bought-panel.tsx';
import type { CheckoutDesk } from './checkout-desk.ts';
import { PixWaiting } from './pix-waiting.tsx';
import { UncertainPanel } from './uncertain-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

export interface OrderPanelsProps {
  readonly desk: CheckoutDesk;
  readonly returnPath: string;
  /** Where a reader goes on who has bought it; null: they came from nowhere. */
  readonly goesOnTo: string | null;
}

/** What stands in place of the form once an order is placed. */
export const OrderPanels = observer(({ desk, returnPath, goesOnTo }: OrderPanelsProps) => {
  const { lastPurchased, waiting, isUncertain } = desk.order;
  if (lastPurchased) return <BoughtPanel desk={desk} bought={lastPurchased} goesOnTo={goesOnTo} />;
  if (isUncertain) return <UncertainPanel desk={desk} />;
  const { purchase, pixInfo } = waiting;
  if (purchase && pixInfo) {
    return (
      <PixWaiting key={purchase.id} desk={desk} purchase={purchase} pix={pixInfo} returnPath={returnPath} />
    );
  }
  return purchase && <WaitingPanel key={purchase.id} desk={desk} purchase={purchase} />;
});
