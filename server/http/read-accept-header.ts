import Negotiator from 'negotiator';

/** Characters. A longer header is ignored, because parsing it takes time. Browsers send fewer than 300. */
const maxLength = 1000;

/** Parses one Accept header of a request. */
export function readAcceptHeader(
  name: 'accept' | 'accept-encoding' | 'accept-language',
  value: string | undefined,
): Negotiator {
  const isReadable = value !== undefined && value.length <= maxLength;
  return new Negotiator({ headers: { [name]: isReadable ? value : undefined } });
}
