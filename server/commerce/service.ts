import { type Static, Type } from 'typebox';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import type { PictureAddresses } from '../catalogue/picture-addresses.ts';
import type { Database } from '../database/database.ts';
import type { Attempts } from '../http/attempts.ts';
import type { SendPublicAnswer } from '../http/public-answers.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { PixReceiver } from './pix/pix-receiver.ts';

/** What the routes of commerce are made of. */
export interface CommerceService {
  database: Database;
  sendPublicAnswer: SendPublicAnswer;
  attempts: Attempts;
  pictures: PictureAddresses;
  ages: AgeVerifier;
  /** null: nothing is configured, and only balance pays. */
  gateway: PaymentGateway | null;
  /** Who gets what is paid by Pix. */
  pixReceiver: PixReceiver;
  /** The address that readers type, with no path. */
  site(): string;
  now(): Date;
}

/** What every call that moves money is sent with: draft-ietf-httpapi-idempotency-key-header. */
export const WithKey = Type.Object({
  'idempotency-key': Type.String({
    minLength: 8,
    maxLength: 200,
    pattern: '^[\\x21-\\x7e]+$',
    description:
      'One key for each purchase intent. Requests with the same key take effect once, and all get the response of the first. A different request with the same key fails.',
  }),
});
export type WithKey = Static<typeof WithKey>;
