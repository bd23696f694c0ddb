import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

/** A device with its keys. Only it can read its messages. */
export interface ReceivingDevice {
  /** What its browser reports to the app. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** The decrypted messages, in the order of their arrival. */
  messages: { title: string; body: string; path: string; tag: string; language: string }[];
  /** The headers of all requests. */
  requests: Record<string, string | string[] | undefined>[];
  /** The status of the next responses. The last one is repeated. */
  statuses: number[];
  /** The header of responses that refuse a message. */
  retryAfter?: string;
}

export interface PushService {
  origin: string;
  /** `key`: the public key with which the device subscribes, as base64url. */
  addDevice(key: string): ReceivingDevice;
  close(): Promise<void>;
}

/** Returns the status of the response. */
type Receive = (headers: ReceivingDevice['requests'][number], body: Buffer) => number;

/** Opens a push service on this machine. It rejects messages that another server has signed. */
export async function openPushService(): Promise<PushService> {
  const devices = new Map<string, { device: ReceivingDevice; receive: Receive }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { device, receive } = devices.get(request.url ?? '') ?? {};
    response.writeHead(receive ? receive(request.headers, Buffer.concat(chunks)) : 404, {
      location: '/elsewhere',
      ...(device?.retryAfter !== undefined && { 'retry-after': device.retryAfter }),
    });
    response.end('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    addDevice(key) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const secret = randomBytes(16).toString('base64url');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const device: ReceivingDevice = {
        subscription: {
          endpoint: origin + path,
          p256dh: keys.getPublicKey('base64url'),
          auth: secret,
        },
        messages: [],
        requests: [],
        statuses: [201],
      };
      const receive: Receive = (headers, body) => {
        device.requests.push(headers);
        const status = (device.statuses.length > 1 ? device.statuses.shift() : device.statuses[0]) ?? 201;
        if (status !== 201) return status;
        if (!isSignedWith(key, origin, String(headers.authorization))) return 403;
        const content = decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: secret });
        device.messages.push(JSON.parse(content.toString()));
        return status;
      };
      devices.set(path, { device, receive });
      return device;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Checks the signature of RFC 8292. */
function isSignedWith(key: string, origin: string, header: string): boolean {
  const [, header64 = '', content64 = '', signature = '', usedKey] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (usedKey !== key) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(content64, 'base64url').toString());
  const secondsLeft = exp - Date.now() / 1000;
  if (aud !== origin || !(secondsLeft > 0 && secondsLeft <= 86_400) || !/^(mailto:|https:)/.test(sub))
    return false;
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return verify(
    'sha256',
    Buffer.from(`${header64}.${content64}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
