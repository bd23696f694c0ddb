import { sql } from 'kysely';
import {
  deleted,
  listIssues,
  namesOfPlans,
  type ReaderPersonalTable,
  readerColumn,
  titleOf,
} from './reader-personal-table.ts';

/** The profile, the family, and the work for publishers. */
export const profilePersonalTables: readonly ReaderPersonalTable[] = [
  {
    name: 'comics.guardian_request',
    columns: readerColumn,
    exported: {
      name: 'guardianRequests',
      load: (database, readerId, language) =>
        database
          .selectFrom('comics.guardian_request')
          .select([
            'purpose',
            'requestedAt',
            'answer',
            'answeredAt',
            titleOf('guardian_request.issueId').as('title'),
          ])
          .select(namesOfPlans('guardian_request.planId', language).as('plan'))
          .where('readerId', '=', readerId)
          .orderBy('requestedAt')
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.allowed_issue',
    columns: readerColumn,
    exported: {
      name: 'allowedIssues',
      load: (database, readerId) => listIssues(database, 'comics.allowed_issue', readerId),
    },
    deletion: deleted,
  },
  {
    name: 'comics.operator_link',
    columns: readerColumn,
    exported: {
      name: 'operatorLinks',
      // The rest of the metadata may be tokens of the operator.
      load: (database, readerId) =>
        database
          .selectFrom('comics.operator_link')
          .select(['provider', sql<string | null>`metadata ->> 'providerName'`.as('providerName')])
          .select(['subjectId', 'isActive', 'createdAt', 'updatedAt'])
          .where('readerId', '=', readerId)
          .execute(),
    },
    deletion: deleted,
  },
  {
    name: 'comics.publisher_member',
    columns: readerColumn,
    exported: {
      name: 'publishers',
      load: (database, readerId) =>
        database
          .selectFrom('comics.publisher_member as member')
          .innerJoin('comics.publisher as publisher', 'publisher.id', 'member.publisherId')
          .select(['publisher.name', 'member.createdAt'])
          .where('member.readerId', '=', readerId)
          .execute(),
    },
    deletion: { kind: 'keep', reason: 'Members are not deleted before their publisher lets them go.' },
  },
  {
    name: 'publishing.request',
    columns: ['submitted_by', 'answered_by'],
    exported: {
      name: 'publicationRequests',
      load: (database, readerId) =>
        database
          .selectFrom('publishing.request')
          .select(['kind', 'name', 'state', 'submittedAt', 'answeredAt', 'reason'])
          .select(sql<string>`content::text`.as('content'))
          .where('submittedBy', '=', readerId)
          .orderBy('submittedAt')
          .execute(),
    },
    deletion: {
      kind: 'anonymise',
      reason:
        'Requests of publishers stay. Applications of persons who did not become a publisher are deleted.',
      async erase({ trx, readerId }) {
        await trx
          .deleteFrom('publishing.request')
          .where('submittedBy', '=', readerId)
          .where('kind', '=', 'publisher')
          .where('publisherId', 'is', null)
          .execute();
      },
    },
  },
  {
    name: 'publishing.upload',
    columns: ['created_by'],
    exported: { none: 'work for a publisher, which the publisher keeps' },
    deletion: { kind: 'keep', reason: 'They belong to the publisher.' },
  },
  {
    name: 'publishing.audit_entry',
    columns: ['actor_id'],
    exported: { none: 'work for Banca or a publisher' },
    deletion: { kind: 'keep', reason: 'The log shows who changed the catalogue, by an id without a name.' },
  },
  {
    name: 'comics.reader',
    columns: ['guardian_id'],
    exported: {
      name: 'guidedAccounts',
      load: (database, readerId) =>
        database
          .selectFrom('comics.reader')
          .select(['readerId as uuid', 'createdAt', 'guardianConsentedAt', 'guardianConsentVersion'])
          .where('guardianId', '=', readerId)
          .orderBy('createdAt')
          .execute(),
    },
    deletion: { kind: 'keep', reason: 'Guided accounts are deleted before their guardian.' },
  },
  {
    name: 'comics.reader',
    columns: readerColumn,
    exported: {
      name: 'reader',
      load: (database, readerId) =>
        database
          .selectFrom('comics.reader')
          .select(['language', 'theme', 'market', 'currency', 'guardianId', 'hasParentalControl'])
          .select(['maxRating', 'hoursFrom', 'hoursUntil', 'showsPrices', 'guardianConsentedAt'])
          .select(['guardianConsentVersion', 'guardianConsentBy'])
          .select(['createdAt', 'updatedAt'])
          .where('readerId', '=', readerId)
          .execute(),
    },
    deletion: {
      kind: 'anonymise',
      reason:
        'Orders, transfers and readings refer to it. It is a random id without a person. When a guardian agreed to which text is evidence.',
      async erase({ trx, readerId }) {
        await trx
          .updateTable('comics.reader')
          .set({
            guardianId: null,
            hasParentalControl: false,
            maxRating: null,
            hoursFrom: null,
            hoursUntil: null,
            theme: 'dark',
            language: 'pt-br',
          })
          .where('readerId', '=', readerId)
          .execute();
      },
    },
  },
];
