import axios from 'axios';
import type { PostalLookup } from '../../application/ports/cards/postal-lookup.ts';
import { failures } from '../../domain/failure.ts';
import { oneLine } from '../../domain/one-line.ts';
import type { PostalAddress } from '../../domain/postal/postal-address.ts';
import { postalCodeDigits } from '../../domain/postal/postal-code.ts';
import { failed, succeeded } from '../../domain/result.ts';
import { normaliseFailure } from '../http/normalise-failure.ts';

/** Rule 32. */
const timeoutMs = 30_000;

/** The answer of Brazil's public postal-code services. Rule 32. */
interface Answer {
  readonly logradouro?: unknown;
  readonly complemento?: unknown;
  readonly bairro?: unknown;
  readonly localidade?: unknown;
  readonly uf?: unknown;
  /** true or "true" if the code does not exist. */
  readonly erro?: unknown;
}

/** Works with any service that has GET /ws/{cep}/json/, such as ViaCEP. */
export class HttpPostalLookup implements PostalLookup {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async find(postalCode: string) {
    try {
      const { data } = await axios.get<unknown>(`/ws/${postalCodeDigits(postalCode)}/json/`, {
        adapter: 'fetch',
        baseURL: this.#address,
        allowAbsoluteUrls: false,
        timeout: timeoutMs,
      });
      if (typeof data !== 'object' || data === null) return failed(failures.unknown);
      return succeeded(isMissing(data) ? null : addressOf(data));
    } catch (error) {
      // Rule 32.
      if (axios.isAxiosError(error) && error.response?.status === 400) return succeeded(null);
      return failed(normaliseFailure(error));
    }
  }
}

const isMissing = ({ erro }: Answer): boolean => erro === true || erro === 'true';

function addressOf({ logradouro, complemento, bairro, localidade, uf }: Answer): PostalAddress {
  return {
    street: textOf(logradouro).replaceAll(',', ''),
    complement: textOf(complemento),
    neighborhood: textOf(bairro),
    city: textOf(localidade),
    state: textOf(uf),
  };
}

/** In characters. No place name is longer, and services reject longer ones. */
const maxLength = 100;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? oneLine(oneLine(value).slice(0, maxLength)) : '';
