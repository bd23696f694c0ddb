import Negotiator from 'negotiator';

/** Characters. Browsers send less than 300; a longer header counts as absent, because parsing it takes time. */
const maxLength = 1000;

/** What a client accepts, by one header of its request. */
export function readAcceptHeader(
  name: 'accept' | 'accept-encoding' | 'accept-language',
  value: string | undefined,
): Negotiator {
  const isReadable = value !== undefined && value.length <= maxLength;
  return new Negotiator({ headers: { [name]: isReadable ? value : undefined } });
}
