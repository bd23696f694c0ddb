import type { Static } from 'typebox';
import type { ImageRow } from '../database/image-row.ts';
import type { IssueRow } from './issue-query.ts';
import type { Pictures } from './pictures.ts';
import { rentalDaysOf } from './rental-days.ts';
import type { Issue, PublisherSummary } from './schemas.ts';

type CoverPicture = Pick<Pictures, 'coverPicture'>;

export function toIssue(row: IssueRow, pictures: CoverPicture): Issue {
  return {
    externalId: row.id,
    slug: row.slug,
    publisher: toPublisherSummary(row, pictures),
    contributors: row.contributors,
    country: row.country,
    releaseDate: row.release_date,
    number: row.number,
    originalTitle: row.original_title,
    originalLanguage: row.original_language,
    availableLanguages: row.editions.map(({ language }) => language),
    language: row.language,
    content: {
      title: row.title,
      cover: pictures.coverPicture(row.cover),
      description: row.description,
    },
    pagesCount: row.pages_count,
    parentalRating: row.parental_rating,
    isAvailableForAll: row.is_available_for_all,
    isAvailableForSubscribers: row.is_available_for_subscribers,
    merchandises: row.merchandises.map(({ id, kind, price, currency, rental_days }) => ({
      merchandiseExternalId: id,
      kind,
      price,
      currency,
      rentalDays: rentalDaysOf({ kind, rental_days }),
    })),
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    // Imports store no other genres.
    genre: row.genre as Issue['genre'],
    kinds: row.series_id === null ? [] : ['series'],
    readingDirection: row.reading_direction,
    readingMode: row.reading_mode,
  };
}

/** The publisher of an issue or a series, from the columns that their queries share. */
export function toPublisherSummary(
  row: {
    publisher_id: string;
    publisher_name: string;
    publisher_username: string;
    publisher_picture: ImageRow | null;
  },
  pictures: CoverPicture,
): Static<typeof PublisherSummary> {
  return {
    dragonId: row.publisher_id,
    name: row.publisher_name,
    username: row.publisher_username,
    picture: row.publisher_picture && pictures.coverPicture(row.publisher_picture),
  };
}
