import { type Static, Type } from 'typebox';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import type { PictureAddresses } from '../catalogue/picture-addresses.ts';
import type { Database } from '../database/database.ts';
import type { Attempts } from '../http/attempts.ts';
import type { MarketOf, SendPublicAnswer } from '../http/public-answers.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { PixReceiver } from './pix/pix-receiver.ts';

/** Dependencies of the commerce routes. */
export interface CommerceService {
  database: Database;
  sendPublicAnswer: SendPublicAnswer;
  marketOf: MarketOf;
  attempts: Attempts;
  pictures: PictureAddresses;
  ages: AgeVerifier;
  /** Null if none is configured. Then orders can only be paid from the balance. */
  gateway: PaymentGateway | null;
  pixReceiver: PixReceiver;
  /** The origin of the site, such as https://banca.example. */
  site(): string;
  now(): Date;
}

/** Required by every call that moves money. See draft-ietf-httpapi-idempotency-key-header. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({
    minLength: 8,
    maxLength: 200,
    pattern: '^[\\x21-\\x7e]+$',
    description:
      'One key for each purchase intent. Requests with the same key take effect once, and all get the response of the first. A different request with the same key fails.',
  }),
});
export type IdempotencyHeaders = Static<typeof IdempotencyHeaders>;
