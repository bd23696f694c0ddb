import type { StoredImage } from '../../database/image-row.ts';
import { isCnpj, isCpf } from '../../text/tax-numbers.ts';
import { invalidField } from '../forms/receive-upload.ts';
import type { PublisherApplicant } from './create-publisher.ts';

type ApplicantTexts = Omit<PublisherApplicant, 'taxNumber' | 'picture'> & { taxNumber?: string };

/** Throws the ApiError REQUEST.INVALID if the tax number is neither a CPF nor a CNPJ. */
export function toApplicant(
  { name, username, description, taxNumber }: ApplicantTexts,
  [picture]: StoredImage[],
): PublisherApplicant {
  if (taxNumber !== undefined && !isCpf(taxNumber) && !isCnpj(taxNumber)) throw invalidField('taxNumber');
  return { name, username, description, taxNumber: taxNumber ?? null, picture: picture?.hash ?? null };
}
