import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { Configuration } from '../configuration/configuration.ts';
import type { App } from '../http/open-app.ts';
import type { OpenIdSettings } from '../openid/discover.ts';
import { createLocalFetch } from './local-fetch.ts';
import { type Mailbox, openMailbox } from './mailbox/mailbox.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';
import type { StandInName } from './openid/openid-people.ts';
import { openIdProviderRoutes } from './openid/openid-provider-routes.ts';

/** Local stand-ins for third parties that are not configured. Null if configured. */
export interface StandIns {
  mailbox: Mailbox | null;
  google: OpenIdSettings | null;
  operator: OpenIdSettings | null;
  routes(app: App): Promise<void>;
}

export const standInsPrefix = '/thirdparty';

const noStandIns: StandIns = {
  mailbox: null,
  google: null,
  operator: null,
  routes: async () => {},
};

/**
 * Opens the stand-ins. Without the demo there are none, because with them every visitor can read all emails and sign in as
 * any of the fictional people.
 */
export function openStandIns(configuration: Configuration, site: () => string): StandIns {
  if (!configuration.demo) return noStandIns;
  const mailbox = configuration.smtpUrl ? null : openMailbox();
  let server: Server | undefined;
  const openIdSettingsOf = (name: StandInName, scope: string): OpenIdSettings => ({
    issuer: () => `${site()}${standInsPrefix}/${name}`,
    clientId: 'banca',
    clientSecret: randomBytes(24).toString('base64url'),
    scope,
    fetch: createLocalFetch(() => server),
  });
  const google = configuration.googleClientId ? null : openIdSettingsOf('google', 'openid email profile');
  const operator = configuration.operatorIssuer
    ? null
    : openIdSettingsOf('operator', 'openid email phone profile plan');
  return {
    mailbox,
    google,
    operator,
    async routes(app) {
      server = app.server;
      if (mailbox) mailboxRoutes(app, mailbox);
      for (const [name, client] of Object.entries({ google, operator })) {
        if (client) await app.register((scope: App) => mountProvider(scope, name as StandInName, client));
      }
    },
  };

  function mountProvider(
    app: App,
    name: StandInName,
    { clientId, clientSecret = '' }: OpenIdSettings,
  ): Promise<void> {
    return openIdProviderRoutes(app, {
      path: `${standInsPrefix}/${name}`,
      name,
      site,
      clientId,
      clientSecret,
    });
  }
}
