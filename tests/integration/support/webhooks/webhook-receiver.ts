import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRequest {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** An endpoint of a publisher's server. */
export interface ReceivingEndpoint {
  url: string;
  /** In the order of their arrival. */
  requests: ReceivedRequest[];
  /** The statuses of the next responses. The last one is repeated. */
  statuses: number[];
  /** Sends the response. By default it has the next status and no content. */
  respond?(response: ServerResponse): void;
}

/** Opens a server of publishers on this machine. */
export async function openWebhookReceiver() {
  const endpoints = new Map<string, ReceivingEndpoint>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const endpoint = endpoints.get(request.url ?? '');
    endpoint?.requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (endpoint?.respond) return endpoint.respond(response);
    const { statuses } = endpoint ?? { statuses: [404] };
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    addEndpoint(): ReceivingEndpoint {
      const path = `/hook/${randomBytes(8).toString('hex')}`;
      const endpoint: ReceivingEndpoint = {
        url: `http://127.0.0.1:${port}${path}`,
        requests: [],
        statuses: [204],
      };
      endpoints.set(path, endpoint);
      return endpoint;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof openWebhookReceiver>>;

/** Whether one of the signatures was made with the secret. Written from the specification of Standard Webhooks. */
export function isSignedWithSecret(secret: string, { headers, body }: ReceivedRequest): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(content).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${signature}`);
}
