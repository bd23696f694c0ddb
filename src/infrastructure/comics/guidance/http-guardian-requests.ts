import type { WireChildRequest, WireGuardianRequest } from '@banca/contract/schemas';
import type { GuardianRequests } from '../../../application/ports/account/guardian-requests.ts';
import type {
  ChildRequest,
  GuardianRequest,
  RequestAnswer,
  RequestedProduct,
} from '../../../domain/account/guardian-request.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';

export class HttpGuardianRequests implements GuardianRequests {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list() {
    return mapAnswer(await this.#comics.send('GET /guardian-request'), (requests) => requests.map(toRequest));
  }

  async send({ kind, id }: RequestedProduct) {
    const body = kind === 'issue' ? { issueId: id } : { planId: id };
    return mapAnswer(await this.#comics.send('POST /guardian-request', { body }), toRequest);
  }

  async listOfChildren() {
    return mapAnswer(await this.#comics.send('GET /guided-account/request'), (requests) =>
      requests.map(toChildRequest),
    );
  }

  async answer(requestId: string, answer: RequestAnswer) {
    const request = { path: { id: requestId }, body: { answer } };
    return mapAnswer(await this.#comics.send('PATCH /guided-account/request/{id}', request), toRequest);
  }
}

const toRequest = (wire: WireGuardianRequest): GuardianRequest => {
  const { id, kind, purpose, issueId, planId, requestedAt, answer, answeredAt } = wire;
  const product = { kind, id: issueId ?? planId ?? '' };
  return { id, product, purpose, requestedAt, answer, answeredAt };
};

const toChildRequest = ({ child, product, ...wire }: WireChildRequest): ChildRequest => ({
  ...toRequest(wire),
  child: { id: child.uuid, nickname: child.nickname },
  details: product,
});
