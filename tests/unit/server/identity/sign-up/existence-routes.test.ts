import { readConfiguration } from '../../../../../server/configuration/configuration.ts';
import { openApp } from '../../../../../server/http/open-app.ts';
import type { IdentityService } from '../../../../../server/identity/service.ts';
import { existenceRoutes } from '../../../../../server/identity/sign-up/existence-routes.ts';

it('logs no email addresses or phone numbers when the sign-up form checks them', async () => {
  const lines: string[] = [];
  const callers = { findCaller: async () => null, isGuardianOf: async () => false };
  const log = { write: (line: string) => void lines.push(line) };
  const app = await openApp(readConfiguration({ LOG_LEVEL: 'info' }), callers, log);
  app.get('/other', { config: { access: 'anyone' } }, async () => ({}));
  existenceRoutes(app, {
    accounts: { isTaken: async () => true },
    attempts: { count: async () => {}, uncount: async () => {} },
  } as unknown as IdentityService);

  await app.inject('/other');
  expect((await app.inject('/user/exists/email/ana@banca.example')).json()).toEqual({
    data: { exists: true },
  });
  await app.inject('/user/exists/phoneNumber/11987654321');
  expect(lines.join('')).toContain('/other');
  expect(lines.join('')).not.toMatch(/ana|11987654321/);
});
