import type { Response } from 'light-my-request';
import type { TestPlatform } from './test-platform.ts';

type Headers = Record<string, string>;

export const validPassword = 'correta-cavalo-bateria-1';

let addresses = 0;

/** Returns a new IP address, so tests do not share rate limits. */
export function nextIpAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

let numbers = 0;

/** Returns the body of a sign-up with unique values. */
export function buildSignUp(more: Record<string, unknown> = {}) {
  numbers += 1;
  return {
    email: `leitora.${numbers}@banca.example`,
    username: `leitora.${numbers}`,
    password: validPassword,
    phoneNumber: `+55119${String(numbers).padStart(8, '0')}`,
    validationStrategy: 'EMAIL',
    birthDate: '1990-02-28',
    hasAcceptedLgpd: true,
    ...more,
  };
}

/** Calls of the identity service. By default each comes from a new IP address. */
export function identityCalls(platform: () => Pick<TestPlatform, 'app'>) {
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    path: string,
    {
      payload,
      headers = {},
      from = nextIpAddress(),
    }: { payload?: unknown; headers?: Headers; from?: string } = {},
  ): Promise<Response> =>
    platform().app.inject({
      method,
      url: `/api/identity${path}`,
      remoteAddress: from,
      headers: { 'accept-language': 'pt-br', ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });

  return {
    call,
    logIn: (entry: unknown, password: unknown = validPassword, from = nextIpAddress()) =>
      call('POST', '/auth/login', { payload: { entry, password }, from }),
    signUp: (user: unknown, from = nextIpAddress(), headers: Headers = {}) =>
      call('POST', '/user', { payload: user, from, headers }),
    loadAccount: (uuid: string, headers: Headers) => call('GET', `/user/${uuid}`, { headers }),
    /** Sends a form with files. */
    async edit(uuid: string, headers: Headers, form: FormData): Promise<Response> {
      const sent = new globalThis.Response(form);
      const type = sent.headers.get('content-type') ?? '';
      return call('PATCH', `/user/${uuid}`, {
        headers: { ...headers, 'content-type': type },
        payload: Buffer.from(await sent.arrayBuffer()),
      });
    },
  };
}

export function buildForm(fields: Record<string, string | Buffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), `${name}.bin`);
  }
  return form;
}
