import type { PaymentGateway } from '../commerce/payments/payment-gateway.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { App } from '../http/open-app.ts';
import { acceptForms } from './accept-forms.ts';
import { openStandInGateway } from './gateway/gateway.ts';
import { paypalRoutes } from './paypal/paypal-routes.ts';
import { pixBankRoutes } from './pix-bank/pix-bank-routes.ts';
import { postalRoutes } from './postal/postal-routes.ts';
import { approvalAddressOf } from './reader-addresses.ts';
import { standInsPrefix } from './stand-ins.ts';
import { tokenizerRoutes } from './tokenizer/tokenizer-routes.ts';

/** Local stand-ins for the payment gateway, the tokenizer and the postal codes. */
export interface MoneyStandIns {
  /** Null outside the demo. Then orders can only be paid from the balance. */
  gateway: PaymentGateway | null;
  routes(app: App): Promise<void>;
}

interface MoneyStandInOptions {
  database: Database;
  site(): string;
  /** Path of the notifications, without the gateway's name. */
  notificationPath: string;
  now?: () => Date;
}

/** Opens the stand-ins only in the demo, because they approve payments without any money. */
export function openMoneyStandIns(
  configuration: Pick<Configuration, 'demo' | 'tokenizer' | 'postalAddress'>,
  { database, site, notificationPath, now = () => new Date() }: MoneyStandInOptions,
): MoneyStandIns {
  if (!configuration.demo) return { gateway: null, routes: async () => {} };
  const usesStandInTokenizer = configuration.tokenizer === undefined;
  const store = { database, now };
  let platform: App | undefined;
  const gateway = openStandInGateway({
    ...store,
    notify,
    approvalAddress: (charge) => approvalAddressOf(charge, site(), standInsPrefix),
    trustsTokens: !usesStandInTokenizer,
  });

  /** Logs a failure and continues, because scheduled jobs also query the gateway. */
  async function notify(reference: string): Promise<void> {
    try {
      const response = await platform?.inject({
        method: 'POST',
        url: `${notificationPath}/${gateway.name}`,
        payload: { reference },
      });
      if (response && response.statusCode >= 300) {
        throw new Error(`The notification was answered with status ${response.statusCode}.`);
      }
    } catch (error) {
      platform?.log.warn({ err: error }, 'the platform could not be notified of a payment');
    }
  }

  return {
    gateway,
    async routes(app) {
      platform = app;
      app.addHook('onClose', async () => gateway.close());
      if (usesStandInTokenizer) tokenizerRoutes(app, store);
      if (configuration.postalAddress === undefined) postalRoutes(app);
      await app.register(async (scope: App) => {
        acceptForms(scope);
        pixBankRoutes(scope, { ...store, notify });
        paypalRoutes(scope, { ...store, notify, site });
      });
    },
  };
}
