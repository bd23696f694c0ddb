import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const compressible = /\.(js|css|svg|json)$/;

/** Compresses files at build time, so the platform can serve them unchanged. */
export const compression = [
  new CompressionPlugin<object>({
    test: compressible,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({ test: compressible, filename: '[path][base].gz', algorithm: 'gzip' }),
];
