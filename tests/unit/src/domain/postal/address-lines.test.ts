import { addressLines } from '../../../../../src/domain/postal/address-lines.ts';

const complete = {
  street: 'Rua da Aurora',
  complement: 'até 199',
  neighborhood: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
};

it.each([
  [{}, ['Rua da Aurora, até 199', 'Boa Vista, Recife – PE']],
  [{ complement: '' }, ['Rua da Aurora', 'Boa Vista, Recife – PE']],
  [{ street: '' }, ['Boa Vista, Recife – PE']],
  [{ street: '', neighborhood: '' }, ['Recife – PE']],
  [{ neighborhood: '' }, ['Rua da Aurora, até 199', 'Recife – PE']],
  [{ city: '' }, ['Rua da Aurora, até 199', 'Boa Vista, PE']],
  [{ street: '', neighborhood: '', city: '' }, ['PE']],
  [{ street: '', neighborhood: '', state: '' }, ['Recife']],
  [{ neighborhood: '', city: '', state: '' }, ['Rua da Aurora, até 199']],
])('an address without some parts (%j) reads well', (unknown, lines) => {
  expect(addressLines({ ...complete, ...unknown })).toEqual(lines);
});
