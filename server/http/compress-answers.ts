import type { FastifyInstance } from 'fastify';
import { chooseEncoding, compress } from './encodings.ts';

/** Characters. Compressing a shorter answer costs more than it saves. */
const minLength = 1024;

/** Compresses JSON and XML answers that have no encoding yet. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength) return payload;
    if (!/json|xml/.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding')) {
      return payload;
    }
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    const bytes = await compress(payload, encoding, 'each time');
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return bytes;
  });
}
