import type { Recommendations } from '../../application/ports/catalogue/recommendations.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';

export class HttpRecommendations implements Recommendations {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async listAlsoRead(id: string) {
    const outcome = await this.#comics.send('GET /issue/{id}/also-read', { path: { id } });
    return mapAnswer(outcome, (issues) => issues.map(toIssue));
  }
}
