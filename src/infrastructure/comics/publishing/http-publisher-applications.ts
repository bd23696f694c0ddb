import type { PublisherApplications } from '../../../application/ports/publishing/publisher-applications.ts';
import type { PublisherApplication } from '../../../domain/publishing/private-publisher.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toPublicationRequest } from './to-publication-request.ts';

export class HttpPublisherApplications implements PublisherApplications {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async submit(form: PublisherApplication) {
    return mapAnswer(await this.#comics.send('POST /publisher/submit', { form }), toPublicationRequest);
  }

  async findOwn() {
    const outcome = await this.#comics.send('GET /publisher/submit');
    return mapAnswer(outcome, ({ request }) => request && toPublicationRequest(request));
  }
}
