import { findPostalCode } from '../../../../../server/stand-ins/postal/postal-codes.ts';

it.each([
  ['AC', '69900000', '69999999'],
  ['AL', '57000000', '57999999'],
  ['AM', '69000000', '69299999'],
  ['AM', '69400000', '69899999'],
  ['AP', '68900000', '68999999'],
  ['BA', '40000000', '48999999'],
  ['CE', '60000000', '63999999'],
  ['DF', '70000000', '72799999'],
  ['DF', '73000000', '73699999'],
  ['ES', '29000000', '29999999'],
  ['GO', '72800000', '72999999'],
  ['GO', '73700000', '76799999'],
  ['MA', '65000000', '65999999'],
  ['MG', '30000000', '39999999'],
  ['MS', '79000000', '79999999'],
  ['MT', '78000000', '78899999'],
  ['PA', '66000000', '68899999'],
  ['PB', '58000000', '58999999'],
  ['PE', '50000000', '56999999'],
  ['PI', '64000000', '64999999'],
  ['PR', '80000000', '87999999'],
  ['RJ', '20000000', '28999999'],
  ['RN', '59000000', '59999999'],
  ['RO', '76800000', '76999999'],
  ['RR', '69300000', '69399999'],
  ['RS', '90000000', '99999998'],
  ['SC', '88000000', '89999999'],
  ['SE', '49000000', '49999999'],
  ['SP', '01000000', '19999999'],
  ['TO', '77000000', '77999999'],
])('returns only the state %s for unlisted codes from %s to %s', (uf, first, last) => {
  for (const digits of [first, last]) {
    expect(findPostalCode(digits)).toEqual({
      cep: `${digits.slice(0, 5)}-${digits.slice(5)}`,
      logradouro: '',
      complemento: '',
      bairro: '',
      localidade: '',
      uf,
    });
  }
});

it.each(['00000000', '00999999', '78900000', '78999999', '99999999'])(
  'returns null for the unassigned code %s',
  (digits) => {
    expect(findPostalCode(digits)).toBeNull();
  },
);

it('includes a street with a comma, and a town without streets', () => {
  expect(findPostalCode('06709015')?.logradouro).toContain(',');
  expect(findPostalCode('58475000')).toMatchObject({ logradouro: '', bairro: '', localidade: 'Queimadas' });
});
