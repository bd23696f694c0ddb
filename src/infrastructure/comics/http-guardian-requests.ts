import type { WireGuardianRequest } from '@banca/contract/schemas';
import type { GuardianRequests } from '../../application/ports/account/guardian-requests.ts';
import type { RequestedProduct } from '../../domain/account/guardian-request.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

export class HttpGuardianRequests implements GuardianRequests {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list() {
    return mapAnswer(await this.#comics.send('GET /guardian-request'), (requests) => requests.map(toProduct));
  }

  async send({ kind, id }: RequestedProduct) {
    const body = kind === 'issue' ? { issueId: id } : { planId: id };
    return mapAnswer(await this.#comics.send('POST /guardian-request', { body }), toProduct);
  }
}

const toProduct = ({ issueId, planId }: WireGuardianRequest): RequestedProduct =>
  issueId === null ? { kind: 'plan', id: planId ?? '' } : { kind: 'issue', id: issueId };
