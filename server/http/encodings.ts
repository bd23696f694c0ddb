import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readAcceptHeader } from './read-accept-header.ts';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns the best encoding that an accept-encoding header allows; undefined if it allows none. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const allowed = readAcceptHeader('accept-encoding', header).encodings([...encodings]);
  return encodings.find((encoding) => allowed.includes(encoding));
}

/** 'once' for bodies that are cached and sent often, 'each time' for bodies of a single answer. */
export type CompressionEffort = 'once' | 'each time';

export function compress(
  bytes: Buffer | string,
  encoding: Encoding,
  effort: CompressionEffort,
): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: effort === 'once' ? 9 : 6 });
  const quality = effort === 'once' ? constants.BROTLI_MAX_QUALITY : 4;
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
