import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { currencyByMarket } from './markets.ts';

/** A request with a market that does not exist. */
export const invalidMarket = () =>
  invalidRequest('market', 'market', { markets: Object.keys(currencyByMarket).join(', ') });
