import type { Selectable } from 'kysely';
import type { TransactionTable } from '../../database/commerce-tables.ts';

type PixColumns = Pick<Selectable<TransactionTable>, 'status' | 'isCharged' | 'pixCode' | 'pixExpiresAt'>;

/**
 * The Pix that a response may show. null unless the payment is pending and the gateway has stored the charge, because
 * another payment could not be matched.
 */
export const shownPixOf = ({ status, isCharged, pixCode, pixExpiresAt }: PixColumns) =>
  status === 'waiting' && isCharged && pixCode !== null && pixExpiresAt !== null
    ? { pixCode, pixExpiresAt: pixExpiresAt.toISOString() }
    : null;
