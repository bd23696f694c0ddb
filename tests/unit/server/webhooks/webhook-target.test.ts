import type { LookupAddress } from 'node:dns';
import { createTargetLookup, isAllowedTarget } from '../../../../server/webhooks/webhook-target.ts';

const isPublicTarget = (address: string) => isAllowedTarget(address, { allowsLoopback: false });

describe('isAllowedTarget', () => {
  it.each([
    'https://hooks.publisher.example/banca',
    'https://hooks.publisher.example:8443/banca?token=a',
    'https://1.1.1.1/',
    'https://[2606:4700::1111]/',
  ])('accepts %s', (address) => expect(isPublicTarget(address)).toBe(true));

  it.each([
    'hooks.publisher.example',
    'http://hooks.publisher.example/',
    'ftp://hooks.publisher.example/',
    'https://user@hooks.publisher.example/',
    'https://user:secret@hooks.publisher.example/',
    'https://hooks.publisher.example/#part',
    'https://localhost/',
    'https://banca.localhost/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00:ec2::254]/',
    'https://１２７.0.0.1/',
  ])('refuses %s', (address) => expect(isPublicTarget(address)).toBe(false));

  it('accepts this machine, also without https, only if the platform allows it', () => {
    const addresses = ['http://127.0.0.1:4000/', 'https://localhost/', 'http://[::1]/'];
    const accepted = (allowsLoopback: boolean) =>
      addresses.map((address) => isAllowedTarget(address, { allowsLoopback }));
    expect([accepted(true), accepted(false)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
    expect(isAllowedTarget('http://10.0.0.1/', { allowsLoopback: true })).toBe(false);
  });
});

describe('createTargetLookup', () => {
  const lookUp = (host: string, addresses: string[], { all = true, allowsLoopback = false } = {}) =>
    new Promise<string | LookupAddress[]>((resolve, reject) => {
      const lookup = createTargetLookup({ allowsLoopback }, async () => addresses);
      lookup(host, { all }, (error, found) => (error ? reject(error) : resolve(found)));
    });

  it('returns only the public addresses of a host', async () => {
    const found = await lookUp('hooks.example', ['10.0.0.1', '1.1.1.1', '::1', '2606:4700::1111']);
    expect(found).toEqual([
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
    expect(await lookUp('hooks.example', ['10.0.0.1', '1.1.1.1'], { all: false })).toBe('1.1.1.1');
  });

  it.each([
    ['hooks.example', ['10.0.0.1', '169.254.169.254']],
    ['hooks.example', []],
    ['localhost', ['1.1.1.1']],
  ])('fails for %s with the addresses %j', async (host, addresses) => {
    await expect(lookUp(host, addresses)).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' });
  });

  it('finds this machine by name only if the platform allows it', async () => {
    expect(await lookUp('localhost', [], { allowsLoopback: true })).toEqual([
      { address: '127.0.0.1', family: 4 },
    ]);
    await expect(lookUp('hooks.example', ['127.0.0.1'], { allowsLoopback: true })).rejects.toMatchObject({
      code: 'ADDRESS_NOT_PUBLIC',
    });
  });
});
