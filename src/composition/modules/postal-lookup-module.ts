import { LookUpAddress } from '../../application/cards/look-up-address.ts';
import { HttpPostalLookup } from '../../infrastructure/postal/http-postal-lookup.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Finding the address of a postal code, for forms with an address. */
export const postalLookupModule = lateModule((bind) => {
  bind(tokens.postalLookup).toResolvedValue(
    ({ postalAddress }) => new HttpPostalLookup(postalAddress),
    [tokens.configuration],
  );
  bind(tokens.lookUpAddress).toResolvedValue(
    (postalLookup) => new LookUpAddress(postalLookup),
    [tokens.postalLookup],
  );
});
