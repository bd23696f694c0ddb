import { createHostCheck } from '../../../../server/http/check-host.ts';

const local = { publicUrl: undefined, host: '127.0.0.1' };
const withPublicUrl = { publicUrl: 'https://banca.example', host: '0.0.0.0' };
const onLocalNetwork = { publicUrl: undefined, host: '192.168.0.10' };
const onAllInterfaces = { publicUrl: undefined, host: '0.0.0.0' };

it.each([
  [local, '127.0.0.1:3000'],
  [local, 'localhost'],
  [local, '[::1]:3000'],
  [withPublicUrl, 'banca.example'],
  [withPublicUrl, 'BANCA.example:443'],
  [withPublicUrl, 'banca.example.'],
  [withPublicUrl, 'localhost:3000'],
  [onLocalNetwork, '192.168.0.10:3000'],
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
  [withPublicUrl, 'evil.banca.example'],
  [withPublicUrl, 'banca.example.evil.example'],
  [onLocalNetwork, '192.168.0.11'],
  [onAllInterfaces, '192.168.0.10:3000'],
])('with %j rejects the host %s', (addresses, header) => {
  expect(createHostCheck(addresses)(header)).toBe(false);
});
