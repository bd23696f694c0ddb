import { LookUpAddress } from '../../../../../src/application/cards/look-up-address.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildAddress, FakePostalLookup } from '../../../../fakes/cards/fake-postal-lookup.ts';

describe('LookUpAddress', () => {
  it('finds the address of a code in any notation', async () => {
    const postalLookup = new FakePostalLookup();
    const lookUp = new LookUpAddress(postalLookup);
    for (const typed of ['01001-000', '01001000']) {
      expect(await lookUp.execute(typed)).toEqual(succeeded(buildAddress()));
    }
    expect(postalLookup.requests).toEqual(['01001000', '01001000']);
  });

  it('fails for an unknown code, and sends no request for an invalid one', async () => {
    const postalLookup = new FakePostalLookup();
    const lookUp = new LookUpAddress(postalLookup);
    expect(await lookUp.execute('99999-999')).toEqual(failed(failures.unknownPostalCode));
    for (const typed of ['', '0100', '01001-00a']) {
      expect(await lookUp.execute(typed)).toEqual(failed(failures.unknownPostalCode));
    }
    expect(postalLookup.requests).toEqual(['99999999']);
  });

  it('returns the failure of the service', async () => {
    const postalLookup = new FakePostalLookup();
    postalLookup.failure = failures.timeout;
    expect(await new LookUpAddress(postalLookup).execute('01001-000')).toEqual(failed(failures.timeout));
  });
});
