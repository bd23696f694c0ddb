import { appToken } from '../../../../server/identity/schemas.ts';
import { addAccount, examplePassword } from '../../support/identity-caller.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** These routes change nothing that an attacker could use. */
const expectedRoutesWithoutEvent = [
  'POST /api/identity/auth/external/google/init',
  'POST /api/identity/consent',
];

export function securityLog(platform: () => TestPlatform): void {
  const call = async (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object, headers = {}) => {
    const before = platform().securityEvents.length;
    const response = await platform().app.inject({
      method,
      url,
      headers,
      ...(payload && { payload }),
      remoteAddress: '10.77.0.1',
    });
    return { response, events: platform().securityEvents.slice(before) };
  };

  it('is written by every route of the identity service that changes something', () => {
    const { app } = platform();
    const routesWithoutEvent = app.routeAccess
      .filter(({ method, url }) => url.startsWith('/api/identity/') && !['GET', 'HEAD'].includes(method))
      .filter(({ securityEvent }) => securityEvent === undefined)
      .map(({ method, url }) => `${method} ${url}`);
    expect(routesWithoutEvent).toEqual(expectedRoutesWithoutEvent);
  });

  it('records successful and failed sign-ins with the account, and without entered values', async () => {
    const { uuid, username } = await addAccount(platform());
    const logIn = (password: string) =>
      call('POST', '/api/identity/auth/login', { entry: username, password });
    const success = await logIn(examplePassword);
    expect(success.response.statusCode).toBe(200);
    const expectedFields = { event: 'sign-in', account: uuid, method: 'password', address: '10.77.0.1' };
    expect(success.events).toEqual([expect.objectContaining({ ...expectedFields, outcome: 'success' })]);
    const failure = await logIn('senha-errada-9');
    expect(failure.events).toEqual([
      expect.objectContaining({ ...expectedFields, outcome: 'failure', code: 'INVALID_CREDENTIALS' }),
    ]);
    const lines = JSON.stringify([...success.events, ...failure.events]);
    const { token } = success.response.json().data;
    for (const secret of [username, examplePassword, 'senha-errada-9', token])
      expect(lines).not.toContain(secret);
  });

  it('records changes of grantings with the caller', async () => {
    const admin = await platform().signIn('ADMIN');
    const reader = await platform().signIn();
    const { events } = await call(
      'PUT',
      '/api/identity/admin/links/user/grantings',
      { appToken, userId: reader.uuid, grantings: ['EDITOR'] },
      admin.headers,
    );
    expect(events).toEqual([
      expect.objectContaining({
        event: 'granting change',
        caller: admin.uuid,
        account: reader.uuid,
        grantings: ['EDITOR'],
      }),
    ]);
  });

  it('records missing permissions and invalid sessions on routes of both services', async () => {
    const reader = await platform().signIn();
    const forbidden = await call(
      'GET',
      `/api/identity/admin/application/grantings/${appToken}`,
      undefined,
      reader.headers,
    );
    expect(forbidden.events).toEqual([
      expect.objectContaining({ event: 'permission denied', caller: reader.uuid, status: 403 }),
    ]);
    const unknown = await call('GET', '/api/comics/acquisition', undefined, {
      authorization: 'Bearer made-up',
    });
    expect(unknown.events).toEqual([expect.objectContaining({ event: 'session rejected', status: 401 })]);
  });
}
