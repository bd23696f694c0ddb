import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import {
  approveCharge,
  type ChargeRow,
  type ChargeStore,
  closeCharge,
  refreshCharge,
} from '../gateway/gateway-charges.ts';
import { sendPage } from '../provider-replies.ts';
import { returnAddressOf } from '../reader-addresses.ts';
import { paypalPage } from './paypal-page.ts';

const routeWithReference = {
  config: { access: 'anyone' as const },
  schema: { hide: true, params: Type.Object({ reference: Type.String({ pattern: '^[\\w-]{1,100}$' }) }) },
};

interface PayPalStandIn extends ChargeStore {
  notify(reference: string): Promise<void>;
  site(): string;
}

/** Lets a reader approve or decline a payment, then redirects to the shop. */
export function paypalRoutes(app: App, paypal: PayPalStandIn): void {
  app.get('/paypal/:reference', routeWithReference, async (request, reply) =>
    sendCharge(request, reply, await findPaypalCharge(request.params.reference)),
  );

  app.post('/paypal/:reference/approve', routeWithReference, async (request, reply) => {
    const charge = await findPaypalCharge(request.params.reference);
    if (!charge) return sendCharge(request, reply, null);
    return redirectBack(reply, charge, await approveCharge(paypal, charge.reference));
  });

  app.post('/paypal/:reference/cancel', routeWithReference, async (request, reply) => {
    const charge = await findPaypalCharge(request.params.reference);
    if (!charge) return sendCharge(request, reply, null);
    return redirectBack(reply, charge, await closeCharge(paypal, charge.reference, 'declined'));
  });

  async function findPaypalCharge(reference: string): Promise<ChargeRow | null> {
    const charge = await refreshCharge(paypal, { reference });
    return charge?.method === 'paypal' ? charge : null;
  }

  /** Notifies the platform only if the charge has changed. */
  async function redirectBack(reply: FastifyReply, charge: ChargeRow, hasChanged: boolean) {
    if (hasChanged) await paypal.notify(charge.reference);
    return reply.redirect(returnAddressOf(charge, paypal.site()), 303);
  }

  function sendCharge(request: FastifyRequest, reply: FastifyReply, charge: ChargeRow | null) {
    const back = charge ? returnAddressOf(charge, paypal.site()) : `${paypal.site()}/`;
    const address = `${app.prefix}/paypal/${charge?.reference ?? ''}`;
    const language = chooseLanguage(request.headers['accept-language']);
    return sendPage(reply.code(charge ? 200 : 404), paypalPage({ charge, address, back }, language), [back]);
  }
}
