import {
  deleted,
  listIssues,
  type ReaderPersonalTable,
  readerColumn,
  titleOf,
} from './reader-personal-table.ts';

/** What the reader reads, likes and follows. */
export const readingPersonalTables: readonly ReaderPersonalTable[] = [
  {
    name: 'comics.sitting',
    columns: ['reader_id', 'payer_id'],
    exported: {
      name: 'sittings',
      load: (database, readerId) =>
        database
          .selectFrom('comics.sitting')
          .select(['issueId', 'language', 'basis', 'startedAt', 'lastReadAt', 'pagesCount'])
          .select(titleOf('sitting.issueId').as('title'))
          .where('readerId', '=', readerId)
          .orderBy('startedAt')
          .execute(),
    },
    deletion: { kind: 'keep', reason: 'Pages that were read divide the revenue of publishers.' },
  },
  {
    name: 'comics.reading',
    columns: readerColumn,
    exported: {
      name: 'readings',
      load: (database, readerId) =>
        database
          .selectFrom('comics.reading')
          .select(['issueId', 'page', 'pagesCount', 'readAt', 'finishedAt'])
          .select(titleOf('reading.issueId').as('title'))
          .where('readerId', '=', readerId)
          .orderBy('readAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.favourite',
    columns: readerColumn,
    exported: {
      name: 'favourites',
      load: (database, readerId) => listIssues(database, 'comics.favourite', readerId),
    },
    deletion: deleted,
  },
  {
    name: 'comics.issue_like',
    columns: readerColumn,
    exported: {
      name: 'likes',
      load: (database, readerId) => listIssues(database, 'comics.issue_like', readerId),
    },
    deletion: deleted,
  },
  {
    name: 'comics.follow',
    columns: readerColumn,
    exported: {
      name: 'follows',
      load: (database, readerId) =>
        database
          .selectFrom('comics.follow as follow')
          .leftJoin('comics.series as series', 'series.id', 'follow.seriesId')
          .leftJoin('comics.publisher as publisher', 'publisher.id', 'follow.publisherId')
          .select(['series.title as series', 'publisher.name as publisher', 'follow.creatorSlug as creator'])
          .select(['follow.createdAt', 'follow.seenAt'])
          .where('follow.readerId', '=', readerId)
          .orderBy('follow.createdAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.announcement_schedule',
    columns: readerColumn,
    exported: {
      name: 'announcements',
      load: (database, readerId) =>
        database
          .selectFrom('comics.announcement_schedule')
          .select(['channel', 'announcedUntil'])
          .where('readerId', '=', readerId)
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.push_subscription',
    columns: readerColumn,
    exported: {
      name: 'pushDevices',
      load: (database, readerId) =>
        database
          .selectFrom('comics.push_subscription')
          .select(['language', 'createdAt'])
          .where('readerId', '=', readerId)
          .orderBy('createdAt')
          .execute(),
    },
    deletion: deleted,
  },
];
