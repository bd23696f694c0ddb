import type { Database } from '../database/database.ts';
import type { OpenIdClient } from '../openid/openid-client.ts';
import type { People } from './people.ts';

/** What the routes of readers are made of. */
export interface ReadersService {
  database: Database;
  people: People;
  /** The telecom operator whose customers sign in with it; without a client nobody does. */
  operator: { name: string; client: OpenIdClient | null };
}
