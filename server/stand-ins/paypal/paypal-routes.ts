import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import {
  approveCharge,
  type ChargeRow,
  type Charges,
  closeCharge,
  findCharge,
} from '../gateway/gateway-charges.ts';
import { sendPage } from '../openid-answers.ts';
import { returnAddressOf } from '../reader-addresses.ts';
import { paypalPage } from './paypal-page.ts';

const withReference = {
  config: { access: 'anyone' as const },
  schema: { hide: true, params: Type.Object({ reference: Type.String({ pattern: '^[\\w-]{1,100}$' }) }) },
};

interface PayPal extends Charges {
  notify(reference: string): Promise<void>;
  site(): string;
}

/** Where a reader approves a payment or does not, and is led back from. */
export function paypalRoutes(app: App, paypal: PayPal): void {
  app.get('/paypal/:reference', withReference, async (request, reply) =>
    sendCharge(request, reply, await paypalCharge(request.params.reference)),
  );

  app.post('/paypal/:reference/approve', withReference, async (request, reply) => {
    const charge = await paypalCharge(request.params.reference);
    if (!charge) return sendCharge(request, reply, null);
    return leadBack(reply, charge, await approveCharge(paypal, charge.reference));
  });

  app.post('/paypal/:reference/cancel', withReference, async (request, reply) => {
    const charge = await paypalCharge(request.params.reference);
    if (!charge) return sendCharge(request, reply, null);
    return leadBack(reply, charge, await closeCharge(paypal, charge.reference, 'declined'));
  });

  async function paypalCharge(reference: string): Promise<ChargeRow | null> {
    const charge = await findCharge(paypal, { reference });
    return charge?.method === 'paypal' ? charge : null;
  }

  /** What was answered before is not told again. */
  async function leadBack(reply: FastifyReply, charge: ChargeRow, hasChanged: boolean) {
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
