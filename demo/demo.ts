import { checkSeedData, type SeedContent } from '@banca/server/seed/seed-content.ts';
import accounts from './data/accounts.json' with { type: 'json' };
import coupons from './data/coupons.json' with { type: 'json' };
import creditOffers from './data/credit-offers.json' with { type: 'json' };
import finance from './data/finance.json' with { type: 'json' };
import plans from './data/plans.json' with { type: 'json' };
import readers from './data/readers.json' with { type: 'json' };
import restrictions from './data/restrictions.json' with { type: 'json' };
import vouchers from './data/vouchers.json' with { type: 'json' };

/** The content that the platform loads into an empty database if DEMO is on. */
export const demo: SeedContent = {
  ...checkSeedData({ accounts, coupons, creditOffers, plans, readers, restrictions, vouchers, ...finance }),
  openCatalogue: async () => (await import('./open-catalogue.ts')).openCatalogue(),
};
