import { approvalAddressOf, returnAddressOf } from '../../../../server/stand-ins/reader-addresses.ts';

const charge = (returnAddress: string | null) => ({ reference: 'r-1', returnAddress });

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
])('leads from PayPal back to %s as %s', (wanted, address) => {
  expect(returnAddressOf(charge(wanted), 'https://banca.example')).toBe(address);
});

it('stays under the name of this machine by which its reader came', () => {
  const own = charge('http://localhost:3000/subscription');
  expect(returnAddressOf(own, 'http://127.0.0.1:3000')).toBe('http://localhost:3000/subscription?order=r-1');
  expect(approvalAddressOf({ ...own, pixCode: null }, 'http://127.0.0.1:3000', '/thirdparty')).toBe(
    'http://localhost:3000/thirdparty/paypal/r-1',
  );
});

it('names the page of the bank with the whole code of a Pix, where no server hears of it', () => {
  const pix = { ...charge(null), pixCode: '000201 A&B#6304' };
  const address = new URL(approvalAddressOf(pix, 'https://banca.example', '/thirdparty'));
  expect([address.origin + address.pathname, address.search]).toEqual([
    'https://banca.example/thirdparty/pix',
    '',
  ]);
  expect(decodeURIComponent(address.hash.slice(1))).toBe('000201 A&B#6304');
});
