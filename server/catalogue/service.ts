import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
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
