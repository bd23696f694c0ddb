import { type Failure, failures } from '../../../domain/failure.ts';
import type { UploadPlace } from '../../../domain/publishing/page-upload.ts';

/** Every request of the protocol has this header. */
export const tusProtocol = { 'tus-resumable': '1.0.0' };

/** What the service stores with a new upload: each value in Base64. */
export function uploadMetadata({ name }: File, { contentId, pageNumber }: UploadPlace): string {
  const fields = {
    contentId,
    filename: name,
    ...(pageNumber !== undefined && { pageNumber: String(pageNumber) }),
  };
  return Object.entries(fields)
    .map(([field, text]) => `${field} ${encodeBase64(text)}`)
    .join();
}

/** `btoa` accepts only characters of one byte. */
const encodeBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const temporaryCodes: readonly string[] = [
  failures.networkConnection.code,
  failures.timeout.code,
  'REQUEST.TOO_MANY',
  'SERVICE.UNAVAILABLE',
  // The library of the platform answers without a code, for example if an earlier request still holds the upload.
  failures.unknown.code,
];

/** True if the same request may succeed later. */
export const isTemporary = ({ code, isOutcomeUnknown }: Failure<string>): boolean =>
  isOutcomeUnknown === true || temporaryCodes.includes(code);
