import { callbackAddresses } from '../../../../server/openid/callback-addresses.ts';

const onPort3000 = [
  'http://localhost:3000/callback',
  'http://127.0.0.1:3000/callback',
  'http://[::1]:3000/callback',
];

it.each([
  ['https://banca.example', ['https://banca.example/callback']],
  ['http://localhost:3000', onPort3000],
  ['http://[::1]:3000', onPort3000],
  ['http://127.0.0.1', ['http://localhost/callback', 'http://127.0.0.1/callback', 'http://[::1]/callback']],
])('providers may redirect to the callback addresses of %s', (site, expected) => {
  expect(callbackAddresses(site)).toEqual(expected);
});
