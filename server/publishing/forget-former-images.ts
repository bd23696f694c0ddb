import type { Database } from '../database/database.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Nobody reads an issue for longer without opening it again. */
const formerPagesLifetimeMs = 30 * dayMs;
/** Browsers cache the address of a cover for a year, and emails and previews show it. */
const formerCoversLifetimeMs = 365 * dayMs;
/** Staff can look at what they answered. */
const answeredImagesLifetimeMs = 30 * dayMs;

/**
 * Ends the use of images of former versions, and of those that answered requests proposed. A rejected request keeps its
 * images while the next change would start from it. Rules 97 and 107.
 */
export async function forgetFormerImages(database: Database, now = new Date()): Promise<void> {
  const beforeNow = (ms: number) => new Date(now.getTime() - ms);
  await database
    .deleteFrom('comics.former_page')
    .where('replacedAt', '<', beforeNow(formerPagesLifetimeMs))
    .execute();
  await database
    .deleteFrom('comics.former_cover')
    .where('replacedAt', '<', beforeNow(formerCoversLifetimeMs))
    .execute();
  await database
    .deleteFrom('publishing.request_image as proposed')
    .using('publishing.request as request')
    .whereRef('request.id', '=', 'proposed.requestId')
    .where('request.answeredAt', '<', beforeNow(answeredImagesLifetimeMs))
    .where((where) =>
      where.or([
        where('request.state', '=', 'approved'),
        // The next change starts from the working copy, which has its own images.
        where('request.kind', '=', 'issue'),
        where('request.isOutdated', '=', true),
        where.exists(
          where
            .selectFrom('publishing.request as newer')
            .select('newer.id')
            .whereRef('newer.kind', '=', 'request.kind')
            .whereRef('newer.subjectId', '=', 'request.subjectId')
            .whereRef('newer.submittedAt', '>', 'request.submittedAt'),
        ),
      ]),
    )
    .execute();
}
