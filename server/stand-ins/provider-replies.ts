import type { FastifyReply, FastifyRequest } from 'fastify';

/** Removes the mount path and sets the headers from which the provider builds its public URLs. */
export function prepareProviderRequest(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { mount, site }: { mount: string; site: string },
) {
  const { protocol, host } = new URL(site);
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  raw.headers['x-forwarded-host'] = host;
  Object.assign(raw, { originalUrl: raw.url });
  raw.url = raw.url?.slice(mount.length) ?? '/';
  for (const [header, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(header, value);
  }
}

/** `redirects`: URLs that a form redirects to. Browsers check them against form-action as well. */
export function sendPage(reply: FastifyReply, body: string, redirects: string[] = []): FastifyReply {
  const origins = [...new Set(redirects.map((address) => new URL(address).origin))].join(' ');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${origins}`,
    )
    .send(body);
}
