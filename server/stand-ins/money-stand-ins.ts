import type { PaymentGateway } from '../commerce/payments/payment-gateway.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { App } from '../http/open-app.ts';
import { acceptForms } from './counter-forms.ts';
import { openStandInGateway } from './gateway/gateway.ts';
import { paypalRoutes } from './paypal/paypal-routes.ts';
import { pixBankRoutes } from './pix-bank/pix-bank-routes.ts';
import { postalRoutes } from './postal/postal-routes.ts';
import { approvalAddressOf } from './reader-addresses.ts';
import { standInsPrefix } from './stand-ins.ts';
import { tokenizerRoutes } from './tokenizer/tokenizer-routes.ts';

/** Local stand-ins for whoever takes money, and for who knows where its owners live. */
export interface MoneyStandIns {
  /** null: there is none, and only balance pays. */
  gateway: PaymentGateway | null;
  routes(app: App): Promise<void>;
}

interface Surroundings {
  database: Database;
  site(): string;
  /** Where the platform hears of payments; a gateway's name follows it. */
  notificationPath: string;
  now?: () => Date;
}

/** Only while DEMO is on: no money moves, and everybody can pay everything. */
export function openMoneyStandIns(
  configuration: Pick<Configuration, 'demo' | 'tokenizer' | 'postalAddress'>,
  { database, site, notificationPath, now = () => new Date() }: Surroundings,
): MoneyStandIns {
  if (!configuration.demo) return { gateway: null, routes: async () => {} };
  const isTokenizer = configuration.tokenizer === undefined;
  const charges = { database, now };
  let platform: App | undefined;
  const gateway = openStandInGateway({
    ...charges,
    notify,
    approvalAddress: (charge) => approvalAddressOf(charge, site(), standInsPrefix),
    trustsTokens: !isTokenizer,
  });

  /** As a real one does, which nobody waits for: the platform asks by itself as well. */
  async function notify(reference: string): Promise<void> {
    try {
      const answer = await platform?.inject({
        method: 'POST',
        url: `${notificationPath}/${gateway.name}`,
        payload: { reference },
      });
      if (answer && answer.statusCode >= 300) throw new Error(`It was answered with ${answer.statusCode}.`);
    } catch (error) {
      platform?.log.warn({ err: error }, 'the platform could not be told of a payment');
    }
  }

  return {
    gateway,
    async routes(app) {
      platform = app;
      app.addHook('onClose', async () => gateway.close());
      if (isTokenizer) tokenizerRoutes(app, charges);
      if (configuration.postalAddress === undefined) postalRoutes(app);
      await app.register(async (scope: App) => {
        acceptForms(scope);
        pixBankRoutes(scope, { ...charges, notify });
        paypalRoutes(scope, { ...charges, notify, site });
      });
    },
  };
}
