import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { StagingFolder } from '../images/staging-folder.ts';
import type { WorkQueue } from '../work-queue.ts';

export interface ImportDependencies {
  database: Database;
  originals: ImageStore;
  staging: StagingFolder;
  work: WorkQueue;
  /** Called when a comic is in the catalogue. */
  onImported(cover: StoredImage): void;
}
