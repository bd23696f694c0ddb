import { Type } from 'typebox';
import type { PictureAddresses } from '../catalogue/picture-addresses.ts';
import type { BannerChanges } from '../catalogue/showcase/banner-query.ts';
import type { Database } from '../database/database.ts';
import type { ImageRow } from '../database/image-row.ts';
import type { IssueDetails } from '../database/publishing-tables.ts';
import type { Attempts } from '../http/attempts.ts';
import { Identifier } from '../http/schema-types.ts';
import type { Upload } from '../media/uploads/upload.ts';
import type { PublisherAccounts } from './publisher-accounts.ts';
import type { WebhookDependencies } from './webhooks/change-webhooks.ts';

/** The dependencies of the routes for publishers and staff. */
export interface PublishingService {
  database: Database;
  pictures: PictureAddresses;
  openUpload(): Promise<Upload>;
  /** Stores the half of a page with the front cover. Returns its hash. */
  storeFrontCover(page: ImageRow, readingDirection: IssueDetails['readingDirection']): Promise<string>;
  accounts: PublisherAccounts;
  webhooks: WebhookDependencies;
  attempts: Attempts;
  bannerChanges: BannerChanges;
}

export const WithContent = Type.Object({ id: Identifier, contentId: Identifier });
