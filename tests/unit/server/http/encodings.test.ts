import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, compress } from '../../../../server/http/encodings.ts';

it.each([
  [undefined, undefined],
  ['identity', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
] as const)('for accept-encoding %j, chooses the encoding %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it.each(['once', 'each time'] as const)('compresses without loss (%s)', async (effort) => {
  const text = 'quadrinhos '.repeat(500);
  expect(brotliDecompressSync(await compress(text, 'br', effort)).toString()).toBe(text);
  expect(gunzipSync(await compress(text, 'gzip', effort)).toString()).toBe(text);
});
