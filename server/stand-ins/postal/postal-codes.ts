import codes from './postal-codes.json' with { type: 'json' };

/** A response in the format of ViaCEP (https://viacep.com.br). */
export interface PostalResponse {
  cep: string;
  logradouro: string;
  complemento: string;
  bairro: string;
  localidade: string;
  uf: string;
}

/**
 * The first five digits of the first and last code of each range. Source: Correios, Busca Faixa de CEP
 * (https://buscacepinter.correios.com.br/app/faixa_cep_uf_localidade/).
 */
const ranges: readonly (readonly [uf: string, first: number, last: number])[] = [
  ['SP', 1000, 19999],
  ['RJ', 20000, 28999],
  ['ES', 29000, 29999],
  ['MG', 30000, 39999],
  ['BA', 40000, 48999],
  ['SE', 49000, 49999],
  ['PE', 50000, 56999],
  ['AL', 57000, 57999],
  ['PB', 58000, 58999],
  ['RN', 59000, 59999],
  ['CE', 60000, 63999],
  ['PI', 64000, 64999],
  ['MA', 65000, 65999],
  ['PA', 66000, 68899],
  ['AP', 68900, 68999],
  ['AM', 69000, 69299],
  ['RR', 69300, 69399],
  ['AM', 69400, 69899],
  ['AC', 69900, 69999],
  ['DF', 70000, 72799],
  ['GO', 72800, 72999],
  ['DF', 73000, 73699],
  ['GO', 73700, 76799],
  ['RO', 76800, 76999],
  ['TO', 77000, 77999],
  ['MT', 78000, 78899],
  ['MS', 79000, 79999],
  ['PR', 80000, 87999],
  ['SC', 88000, 89999],
  ['RS', 90000, 99999],
];

const addresses = new Map<string, Omit<PostalResponse, 'cep'> | null>(Object.entries(codes));

/** An address, or only its state if the address is not in the list. Null if the code does not exist. */
export function findPostalCode(digits: string): PostalResponse | null {
  const address = addresses.get(digits) ?? (addresses.has(digits) ? null : stateOf(digits));
  return address && { cep: `${digits.slice(0, 5)}-${digits.slice(5)}`, ...address };
}

function stateOf(digits: string): Omit<PostalResponse, 'cep'> | null {
  const sector = Number(digits.slice(0, 5));
  const [uf] = ranges.find(([, first, last]) => sector >= first && sector <= last) ?? [];
  return uf ? { logradouro: '', complemento: '', bairro: '', localidade: '', uf } : null;
}
