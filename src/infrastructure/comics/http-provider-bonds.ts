import type { ProviderBonds } from '../../application/ports/provider-bond/provider-bonds.ts';
import type { Reader } from '../../domain/account/reader.ts';
import type { HttpClient } from '../http/http-client.ts';

export class HttpProviderBonds implements ProviderBonds {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  inactivate() {
    return this.#comics.call<Reader>({ method: 'PATCH', path: '/sva/inactivate' });
  }
}
