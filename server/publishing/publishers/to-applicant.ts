import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';
import { invalidRequest } from '../../http/failures/invalid-request.ts';
import { isCnpj, isCpf } from '../../text/tax-numbers.ts';
import type { PublisherApplicant } from './create-publisher.ts';
import { requireFreeUsername } from './publisher-usernames.ts';

type ApplicantTexts = Omit<PublisherApplicant, 'taxNumber' | 'picture'> & { taxNumber?: string };

/** Throws an ApiError if the tax number is invalid or the username is taken. */
export async function checkApplicant(
  database: Database,
  { username, taxNumber }: ApplicantTexts,
): Promise<void> {
  if (taxNumber !== undefined) requireTaxNumber(taxNumber);
  await requireFreeUsername(database, username);
}

/** Throws the ApiError REQUEST.INVALID for digits that are neither a CPF nor a CNPJ. */
export function requireTaxNumber(taxNumber: string): void {
  if (!isCpf(taxNumber) && !isCnpj(taxNumber)) throw invalidRequest('taxNumber', 'taxNumber');
}

export const toApplicant = (
  { name, username, description, taxNumber }: ApplicantTexts,
  [picture]: StoredImage[],
): PublisherApplicant => ({
  name,
  username,
  description,
  taxNumber: taxNumber ?? null,
  picture: picture?.hash ?? null,
});
