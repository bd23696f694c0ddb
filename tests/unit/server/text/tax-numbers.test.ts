import fc from 'fast-check';
import { isCnpj, isCpf } from '../../../../server/text/tax-numbers.ts';
import {
  isCnpj as isCnpjInTheApp,
  isCpf as isCpfInTheApp,
} from '../../../../src/domain/account/tax-numbers.ts';

it.each(['52998224725', '11144477735'])('accepts the CPF %s', (cpf) => expect(isCpf(cpf)).toBe(true));

it.each(['52998224724', '11111111111', '5299822472', '529.982.247-25', ''])('rejects the CPF %j', (cpf) =>
  expect(isCpf(cpf)).toBe(false),
);

it.each(['11222333000181', '00000000000191'])('accepts the CNPJ %s', (cnpj) =>
  expect(isCnpj(cnpj)).toBe(true),
);

it.each(['11222333000182', '11222333000191', '00000000000000', '1122233300018', '11.222.333/0001-81', ''])(
  'rejects the CNPJ %j',
  (cnpj) => expect(isCnpj(cnpj)).toBe(false),
);

it('has the same rules as the app', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{11}$/), (cpf) => expect(isCpf(cpf)).toBe(isCpfInTheApp(cpf))));
  fc.assert(
    fc.property(fc.stringMatching(/^\d{14}$/), (cnpj) => expect(isCnpj(cnpj)).toBe(isCnpjInTheApp(cnpj))),
  );
});
