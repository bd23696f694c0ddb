import { createHostCheck } from '../../../../server/http/check-host.ts';

const local = { publicUrl: undefined, host: '127.0.0.1' };
const published = { publicUrl: 'https://banca.example', host: '0.0.0.0' };
const inOffice = { publicUrl: undefined, host: '192.168.0.10' };
const everywhere = { publicUrl: undefined, host: '0.0.0.0' };

it.each([
  [local, '127.0.0.1:3000'],
  [local, 'localhost'],
  [local, '[::1]:3000'],
  [published, 'banca.example'],
  [published, 'BANCA.example:443'],
  [published, 'banca.example.'],
  [published, 'localhost:3000'],
  [inOffice, '192.168.0.10:3000'],
  [{ publicUrl: undefined, host: 'fd00::10' }, '[fd00::10]:3000'],
])('with %j accepts the host %s', (addresses, header) => {
  expect(createHostCheck(addresses)(header)).toBe(true);
});

it.each([
  [local, undefined],
  [local, ''],
  [local, 'evil.example'],
  [local, 'localhost.evil.example'],
  [local, '127.0.0.1.evil.example:3000'],
  [local, 'evil.example/localhost'],
  [local, 'evil@localhost'],
  [local, 'localhost localhost'],
  [local, '0.0.0.0:3000'],
  [published, 'evil.banca.example'],
  [published, 'banca.example.evil.example'],
  [inOffice, '192.168.0.11'],
  [everywhere, '192.168.0.10:3000'],
])('with %j rejects the host %s', (addresses, header) => {
  expect(createHostCheck(addresses)(header)).toBe(false);
});
