import { SaveBillingData } from '../../application/account/save-billing-data.ts';
import { afterOrderEnUs } from '../../presentation/checkout/order/after-order.en-us.ts';
import { afterOrderPtBr } from '../../presentation/checkout/order/after-order.pt-br.ts';
import { BillingDataSaver } from '../../presentation/checkout/order/billing-data-saver.ts';
import { OrderPanels } from '../../presentation/checkout/order/order-panels.tsx';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { lateModule } from '../modules/late-module.ts';
import { passwordConfirmationModule } from '../modules/password-confirmation-module.ts';
import { userChangesModule } from '../modules/user-changes-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** Requires `readerAccountModule`. */
const billingDataModule = lateModule((bind) => {
  bind(tokens.saveBillingData).toResolvedValue(
    (updateProfile, changePhone) => new SaveBillingData(updateProfile, changePhone),
    [tokens.updateProfile, tokens.changePhone],
  );
  bind(tokens.billingDataSaver).toResolvedValue(
    (save, account, confirmation) => new BillingDataSaver(save, account, confirmation),
    [tokens.saveBillingData, tokens.readerAccount, tokens.passwordConfirmation],
  );
});

/** Replaces the form once an order is placed. */
export const orderPanels = part({
  presenter: tokens.billingDataSaver,
  View: OrderPanels,
  texts: {
    afterOrder: [afterOrderPtBr, afterOrderEnUs],
    formats: [formatsPtBr, formatsEnUs],
  },
  shared: [userChangesModule, passwordConfirmationModule],
  scoped: [billingDataModule],
});
