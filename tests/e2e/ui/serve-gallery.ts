import { readConfiguration } from '../../../server/configuration.ts';
import { openApp } from '../../../server/http/open-app.ts';
import { serveWebApp } from '../../../server/http/web-app.ts';
import { compile } from '../../../tools/webpack/compile.ts';
import { configuration } from '../../../tools/webpack/configuration.ts';
import { galleryPort } from '../port.ts';

/**
 * What the tests of the interface library run against: the app built as for development, which has the gallery,
 * served alone under the platform's own policies.
 */
const folder = `.cache/gallery-${galleryPort}`;
await compile(configuration('development', folder));
const settings = readConfiguration({ WEB_DIR: folder, LOG_LEVEL: 'error' });
const app = await openApp(settings, { resolve: async () => null, isGuardianOf: async () => false });
await serveWebApp(app, settings);
await app.listen({ port: galleryPort, host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close());
