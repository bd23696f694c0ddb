import { isLoopback } from '../../../../server/configuration/loopback.ts';

it.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['localhost.', true],
  ['banca.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['evil-localhost', false],
  ['192.168.0.10', false],
])('isLoopback(%j) is %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
