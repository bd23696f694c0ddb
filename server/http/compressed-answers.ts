import type { FastifyInstance } from 'fastify';
import { chooseEncoding, compress } from './encodings.ts';

/** Below this many characters compressing costs more than it saves. */
const worthCompressing = 1024;

/** Compresses JSON and XML answers that nobody has prepared. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthCompressing) return payload;
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
