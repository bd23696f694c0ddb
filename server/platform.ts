import { comicsRoutes } from './comics/comics-routes.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { openDrawingRoom } from './demo/open-drawing-room.ts';
import { describeApi } from './http/api-document.ts';
import { type App, openApp } from './http/open-app.ts';
import { keepPublicAnswers } from './http/public-answers.ts';
import { serveWebApp } from './http/web-app.ts';
import { type Accounts, openAccounts } from './identity/accounts.ts';
import { identityRoutes } from './identity/identity-routes.ts';
import { openSessions } from './identity/sessions.ts';
import type { DrawingRoom } from './media/images/drawn-images.ts';
import { type Media, openMedia } from './media/open-media.ts';
import { openSigningKey } from './signing-key.ts';

/** Everything that runs, without a port: tests inject requests, the start command listens. */
export interface Platform {
  app: App;
  database: Database;
  media: Media;
  accounts: Accounts;
  close(): Promise<void>;
}

interface Surroundings {
  /** Already open; the platform closes it. Absent: the configured one. */
  database?: Database;
  /** How long hot public answers are kept, in milliseconds. */
  publicLifetime?: number;
  /** Where images that have a recipe are drawn; the platform closes it. Absent: the demo's. */
  drawingRoom?: DrawingRoom;
}

const comicsPrefix = '/api/comics';
const identityPrefix = '/api/identity';

export async function openPlatform(
  configuration: Configuration,
  { database: given, publicLifetime = 3000, drawingRoom = openDrawingRoom() }: Surroundings = {},
): Promise<Platform> {
  const database = given ?? (await openDatabase(configuration));
  try {
    const media = await openMedia({
      dataDirectory: configuration.dataDirectory,
      database,
      signingKey: await openSigningKey(configuration),
      prefix: comicsPrefix,
      drawingRoom,
    });
    const accounts = openAccounts(database);
    const sessions = openSessions(database);
    const app = await openApp(configuration, sessions.resolve);

    await app.register(
      async (scope: App) => {
        await describeApi(scope, identityService);
        identityRoutes(scope, accounts, sessions);
      },
      { prefix: identityPrefix },
    );
    await app.register(
      async (scope: App) => {
        await describeApi(scope, comicsService);
        comicsRoutes(scope, {
          database,
          pictures: media,
          sendPublicAnswer: keepPublicAnswers(publicLifetime),
        });
        await media.routes(scope);
      },
      { prefix: comicsPrefix },
    );
    await serveWebApp(app, configuration);
    await app.ready();

    const close = async () => {
      // First, since requests may be waiting for a drawing.
      await media.stopDrawing();
      await app.close();
      await media.close();
      await database.destroy();
    };
    return { app, database, media, accounts, close };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

const identityService = {
  title: 'Banca: identity',
  description: 'Accounts and sessions. Answers are wrapped in `data`; failures are told in English.',
};

const comicsService = {
  title: 'Banca: comics',
  description:
    'Issues, series, publishers and what their readers read. Money is integer cents, instants are ISO 8601 in UTC, pages of lists count from 0. Texts come in the language that accept-language prefers: pt-br or en-us.',
};
