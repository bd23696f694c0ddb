import { createErrorHandler } from '../http/failures/error-responses.ts';
import type { App } from '../http/open-app.ts';
import { accountAdminRoutes } from './administration/account-admin-routes.ts';
import { grantingsRoutes } from './administration/grantings-routes.ts';
import { consentRoutes } from './consents/consent-routes.ts';
import { deletionRoutes } from './deletion/deletion-routes.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { pictureRoutes } from './profile/picture-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import type { IdentityService } from './service.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { authRoutes } from './sign-in/auth-routes.ts';
import { googleRoutes } from './sign-in/google-routes.ts';
import { existenceRoutes } from './sign-up/existence-routes.ts';
import { validationRoutes } from './sign-up/validation-routes.ts';
import { userRoutes } from './user-routes.ts';

/** Registers the routes of the identity service. */
export async function identityRoutes(app: App, service: IdentityService): Promise<void> {
  await app.register(async (scope: App) => {
    // Clients recognise these failures by English words (rule 19), so their messages are always in English.
    scope.setErrorHandler(createErrorHandler('en-us'));
    authRoutes(scope, service);
    googleRoutes(scope, service);
  });
  userRoutes(app, service);
  pictureRoutes(app, service);
  existenceRoutes(app, service);
  validationRoutes(app, service);
  passwordRoutes(app, service);
  sessionRoutes(app, service);
  consentRoutes(app, service);
  grantingsRoutes(app, service);
  secondFactorRoutes(app, service);
  accountAdminRoutes(app, service);
  deletionRoutes(app, service);
}
