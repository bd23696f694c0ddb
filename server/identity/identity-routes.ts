import { errorHandler } from '../http/error-responses.ts';
import type { App } from '../http/open-app.ts';
import { accountAdminRoutes } from './account-admin-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { existenceRoutes } from './existence-routes.ts';
import { googleRoutes } from './google-routes.ts';
import { grantingsRoutes } from './grantings-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import type { IdentityService } from './service.ts';
import { sessionRoutes } from './session-routes.ts';
import { userRoutes } from './user-routes.ts';
import { validationRoutes } from './validation-routes.ts';

/** The identity service. */
export async function identityRoutes(app: App, service: IdentityService): Promise<void> {
  await app.register(async (scope: App) => {
    // Clients recognise these failures by English words (rule 19), so their messages are always in English.
    scope.setErrorHandler(errorHandler('en-us'));
    authRoutes(scope, service);
    googleRoutes(scope, service);
  });
  userRoutes(app, service);
  pictureRoutes(app, service);
  existenceRoutes(app, service);
  validationRoutes(app, service);
  passwordRoutes(app, service);
  sessionRoutes(app, service);
  grantingsRoutes(app, service);
  secondFactorRoutes(app, service);
  accountAdminRoutes(app, service);
}
