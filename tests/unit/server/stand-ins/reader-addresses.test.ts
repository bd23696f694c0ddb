import { approvalAddressOf, returnAddressOf } from '../../../../server/stand-ins/reader-addresses.ts';

const buildCharge = (returnAddress: string | null) => ({ reference: 'r-1', returnAddress });

it.each([
  [
    'https://banca.example/subscription?plan=banca',
    'https://banca.example/subscription?plan=banca&order=r-1',
  ],
  ['/issue/pipa/acquisition', 'https://banca.example/issue/pipa/acquisition?order=r-1'],
  ['https://banca.example/a?order=other', 'https://banca.example/a?order=r-1'],
  [null, 'https://banca.example/?order=r-1'],
  ['https://elsewhere.example/a', 'https://banca.example/?order=r-1'],
  ['//elsewhere.example/a', 'https://banca.example/?order=r-1'],
  ['https://banca.example@elsewhere.example/', 'https://banca.example/?order=r-1'],
  ['http://banca.example/a', 'https://banca.example/?order=r-1'],
  ['javascript:alert(1)', 'https://banca.example/?order=r-1'],
  ['https://', 'https://banca.example/?order=r-1'],
])('for the return address %s, PayPal returns to %s', (returnAddress, address) => {
  expect(returnAddressOf(buildCharge(returnAddress), 'https://banca.example')).toBe(address);
});

it('keeps the host name of the reader in links from and to the stand-ins', () => {
  const localCharge = buildCharge('http://localhost:3000/subscription');
  expect(returnAddressOf(localCharge, 'http://127.0.0.1:3000')).toBe(
    'http://localhost:3000/subscription?order=r-1',
  );
  expect(approvalAddressOf({ ...localCharge, pixCode: null }, 'http://127.0.0.1:3000', '/thirdparty')).toBe(
    'http://localhost:3000/thirdparty/paypal/r-1',
  );
});

it('puts the Pix code into the fragment of the bank page, which is not sent to servers', () => {
  const pix = { ...buildCharge(null), pixCode: '000201 A&B#6304' };
  const address = new URL(approvalAddressOf(pix, 'https://banca.example', '/thirdparty'));
  expect([address.origin + address.pathname, address.search]).toEqual([
    'https://banca.example/thirdparty/pix',
    '',
  ]);
  expect(decodeURIComponent(address.hash.slice(1))).toBe('000201 A&B#6304');
});
