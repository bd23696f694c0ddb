import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { Failure } from '../http/error-responses.ts';
import type { SendPublicAnswer } from '../http/public-answers.ts';
import type { Pictures } from './pictures.ts';
import type { TopIssues } from './top-issues.ts';

/** What the routes of the catalogue are made of. */
export interface CatalogueService {
  database: Database;
  pictures: Pictures;
  sendPublicAnswer: SendPublicAnswer;
  topIssues: TopIssues;
}

/** An identifier in a path. */
export const WithId = Type.Object({ id: Type.String({ format: 'uuid' }) });

// PostgreSQL refuses the null character in texts.
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]+$' });
export const WithSlug = Type.Object({ slug: Name });
export const WithUsername = Type.Object({ username: Name });

/** The refusals that the routes for everybody share, and those that need a session. */
export const publicFailures = { 400: Failure, 404: Failure };
/** Those of what may have left the shop. */
export const shopFailures = { ...publicFailures, 410: Failure };
export const readerFailures = { 400: Failure, 401: Failure, 403: Failure, 404: Failure };
/** Those of opening an issue. */
export const readingFailures = { ...readerFailures, 409: Failure, 410: Failure };
