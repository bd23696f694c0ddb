import { Type } from 'typebox';
import type { App } from '../../http/open-app.ts';
import { findPostalCode } from './postal-codes.ts';

/** A stand-in for ViaCEP with a few postal codes. */
export function postalRoutes(app: App): void {
  app.get(
    '/postal/ws/:cep/json',
    {
      config: { access: 'anyone' },
      schema: { hide: true, params: Type.Object({ cep: Type.String() }) },
    },
    async (request, reply) => {
      const { cep } = request.params;
      if (!/^\d{8}$/.test(cep)) return reply.code(400).type('text/html; charset=utf-8').send('Bad Request\n');
      return findPostalCode(cep) ?? { erro: 'true' };
    },
  );
}
