import { readConfiguration } from '../../../server/configuration/configuration.ts';
import { openApp } from '../../../server/http/open-app.ts';
import { serveWebApp } from '../../../server/web/web-app.ts';
import { compile } from '../../../tools/webpack/compile.ts';
import { webConfiguration } from '../../../webpack.config.js';
import { galleryPort } from '../port.ts';

/**
 * Serves the gallery for the tests of the interface library, with the security headers of the platform. The build is for
 * development, so that React reports problems.
 */
const folder = `.cache/gallery-${galleryPort}`;
await compile([
  {
    ...webConfiguration('development', folder),
    entry: { gallery: './src/composition/gallery/gallery-start.tsx' },
    devtool: false,
  },
]);
const settings = readConfiguration({ WEB_DIR: folder, LOG_LEVEL: 'error' });
const app = await openApp(settings, { findCaller: async () => null, isGuardianOf: async () => false });
await serveWebApp(app, settings);
await app.listen({ port: galleryPort, host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close());
