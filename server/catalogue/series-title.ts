import { type RawBuilder, sql } from 'kysely';

/** The title of `series` in a language, otherwise the title of the series itself. Rule 97. */
export const seriesTitle = (language: string): RawBuilder<string> => sql<string>`coalesce((
  select descriptor.title from comics.series_descriptor as descriptor
  where descriptor.series_id = series.id and descriptor.language = ${language}
), series.title)`;
