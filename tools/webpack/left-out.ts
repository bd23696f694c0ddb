import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const resolvePackage = createRequire(import.meta.url).resolve;
const folderOf = (name: string): string => dirname(resolvePackage(`${name}/package.json`));

/**
 * Parts of axios that nothing of ours reaches: http-client.ts calls by fetch, sends JSON or whole forms, limits no
 * sizes, watches no progress, cancels nothing and names no status. Whoever begins to do one of these takes its file
 * out of this list; until then axios fails at the first such call.
 */
const unusedByAxios = [
  'cancel/CancelToken.js',
  'core/createMultipartBody.js',
  'helpers/HttpStatusCode.js',
  'helpers/estimateDataURLDecodedBytes.js',
  'helpers/formDataToJSON.js',
  'helpers/progressEventReducer.js',
  'helpers/trackStream.js',
];

/** What webpack takes in place of files of libraries, false for nothing: 6 kB less of every first load. */
export function leftOut(isProduction: boolean): Record<string, string | false> {
  const axios = join(folderOf('axios'), 'lib');
  const router = join(folderOf('react-router'), 'dist');
  return {
    ...Object.fromEntries(unusedByAxios.map((file) => [join(axios, file), false])),
    // As axios itself does with its adapter for Node.
    [join(axios, 'adapters/xhr.js')]: join(axios, 'helpers/null.js'),
    'reflect-metadata/lite$': join(import.meta.dirname, 'class-metadata.ts'),
    // These packages name a build that warns, whichever is made.
    ...(isProduction && {
      'react-router$': join(router, 'production/index.mjs'),
      'react-router/dom$': join(router, 'production/dom-export.mjs'),
      mobx$: join(folderOf('mobx'), 'dist/mobx.esm.production.min.js'),
    }),
  };
}
