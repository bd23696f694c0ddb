import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const encodeBase64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const generateKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An OpenID provider that returns what the test sets, including invalid responses. */
export class FakeOpenIdProvider {
  /** Claims that replace or extend those of the identity token. */
  claims: Record<string, unknown> = {};
  userinfo: Record<string, unknown> = {};
  /** If set, the token endpoint returns it instead of tokens. */
  tokenFailure: { status: number; body: unknown } | undefined;
  /** Supported client authentication methods. Undefined if the metadata omits them. */
  authMethods: string[] | undefined = ['client_secret_post'];
  /** If true, tokens are signed with a key that the provider does not publish. */
  isForged = false;
  /** Requested paths. */
  readonly requests: string[] = [];
  tokenRequest = { body: new URLSearchParams(), authorization: '' };
  readonly #keys = generateKeys();
  readonly #server = createServer((request, response) => void this.#respond(request, response));
  #port = 0;

  get issuer(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens on the same port after it was closed. */
  async listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.requests.push(path);
    const body = await text(request);
    const send = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (path === '/token') {
      this.tokenRequest = {
        body: new URLSearchParams(body),
        authorization: request.headers.authorization ?? '',
      };
    }
    if (path === '/.well-known/openid-configuration') send(200, this.#buildMetadata());
    else if (path === '/jwks') send(200, { keys: [this.#exportPublicKey()] });
    else if (path === '/userinfo') send(200, { sub: 'somebody', ...this.userinfo });
    else if (this.tokenFailure) send(this.tokenFailure.status, this.tokenFailure.body);
    else send(200, { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: this.#signToken() });
  }

  #buildMetadata(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/auth`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: this.authMethods,
    };
  }

  #exportPublicKey(): object {
    return { ...this.#keys.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
  }

  #signToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: 'banca',
      sub: 'somebody',
      iat: now,
      exp: now + 60,
      nonce: 'the-nonce',
      ...this.claims,
    };
    const content = `${encodeBase64Url({ alg: 'ES256', typ: 'JWT' })}.${encodeBase64Url(claims)}`;
    const { privateKey: key } = this.isForged ? generateKeys() : this.#keys;
    return `${content}.${sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  }
}
