import type { WireFollow } from '@banca/contract/schemas';
import type { Follows } from '../../application/ports/following/follows.ts';
import type { AnnouncementSettings, Follow, FollowTarget } from '../../domain/following/follow.ts';
import type { SliceRequest } from '../../domain/slice.ts';
import { mapAnswer, toNothing } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';
import { toIssue } from './to-issue.ts';
import { toSliceOf } from './to-slice.ts';

export class HttpFollows implements Follows {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list({ page, limit }: SliceRequest) {
    const outcome = await this.#comics.send('GET /follow', { query: { limit, page } });
    return mapAnswer(outcome, toSliceOf(toFollow));
  }

  listMarks() {
    return this.#comics.send('GET /follow/marks');
  }

  async add({ kind, id }: FollowTarget) {
    return mapAnswer(await this.#comics.send('PUT /follow/{kind}/{id}', { path: { kind, id } }), toNothing);
  }

  async remove({ kind, id }: FollowTarget) {
    const outcome = await this.#comics.send('DELETE /follow/{kind}/{id}', { path: { kind, id } });
    return mapAnswer(outcome, toNothing);
  }

  async markSeen({ kind, id }: FollowTarget) {
    const outcome = await this.#comics.send('PUT /follow/{kind}/{id}/seen', { path: { kind, id } });
    return mapAnswer(outcome, toNothing);
  }

  findAnnouncements() {
    return this.#comics.send('GET /follow/announcements');
  }

  saveAnnouncements(body: AnnouncementSettings) {
    return this.#comics.send('PUT /follow/announcements', { body });
  }
}

const toFollow = ({ newestIssue, ...follow }: WireFollow): Follow => ({
  ...follow,
  newestIssue: toIssue(newestIssue),
});
