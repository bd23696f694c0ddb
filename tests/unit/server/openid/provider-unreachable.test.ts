import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { openApp } from '../../../../server/http/open-app.ts';
import { openOpenIdClient } from '../../../../server/openid/open-openid-client.ts';
import { logUnreachableProviders } from '../../../../server/openid/provider-unreachable.ts';
import { FakeOpenIdProvider } from '../../../fakes/session/fake-openid-provider.ts';

describe('an unavailable provider', () => {
  it('is reported to the caller as a code, and logged with the reason and without secrets', async () => {
    const provider = new FakeOpenIdProvider();
    await provider.listen();
    provider.tokenFailure = {
      status: 401,
      body: { error: 'invalid_client', error_description: 'secret-of-ours' },
    };
    const settings = {
      issuer: () => provider.issuer,
      clientId: 'banca',
      clientSecret: 'secret-of-ours',
      scope: 'openid',
    };
    const client = openOpenIdClient(settings, () => 'http://localhost');
    const lines: string[] = [];
    const app = await openApp(
      readConfiguration({ LOG_LEVEL: 'trace' }),
      { findCaller: async () => null, isGuardianOf: async () => false },
      { write: (line: string) => void lines.push(line) },
    );
    logUnreachableProviders(app);
    app.post('/finish', { config: { access: 'anyone' } }, async () => {
      const redirectUri = 'http://localhost/callback';
      return client.finish({ code: 'secret-code', codeVerifier: 'secret-verifier', nonce: 'n', redirectUri });
    });
    const response = await app.inject({ method: 'POST', url: '/finish' });
    expect([response.statusCode, response.json()]).toEqual([
      502,
      { code: 'EXTERNAL.UNREACHABLE', kind: 'BAD_GATEWAY', message: expect.any(String) },
    ]);
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toEqual([
      expect.objectContaining({
        issuer: provider.issuer,
        reason: 'invalid_client',
        reqId: expect.any(String),
      }),
    ]);
    expect(lines.join() + response.body).not.toContain('secret');
    await provider.close();
  });
});
