import { isDevelopmentHost } from '../../../../../src/domain/cards/development-host.ts';

describe('isDevelopmentHost', () => {
  it.each([
    'localhost',
    'banca.localhost',
    'platform',
    'banca.local',
    'banca.test',
    'api.banca.example',
    '127.0.0.1',
    '10.0.2.15',
    '192.168.0.12',
    '172.20.1.1',
    '169.254.1.1',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
  ])('accepts %s', (host) => expect(isDevelopmentHost(host)).toBe(true));

  it.each([
    '',
    'banca.com.br',
    'localhost.banca.com.br',
    'test.banca.com.br',
    'example.com.br',
    'mylocal.com',
    '172.32.1.1',
    '11.0.0.1',
    '192.169.0.1',
    '200.10.0.0',
    '10.0.0.1.banca.com.br',
    '[2001:db8::1]',
  ])('rejects %s', (host) => expect(isDevelopmentHost(host)).toBe(false));
});
