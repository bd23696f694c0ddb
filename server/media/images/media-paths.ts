import { join } from 'node:path';

/** The folders of images in a data directory. */
export const mediaPaths = (dataDirectory: string) => {
  const folder = join(dataDirectory, 'media');
  return {
    /** Images as they were imported or drawn. */
    originals: join(folder, 'originals'),
    /** Image variants: smaller sizes and other formats. They can be created again. */
    derived: join(folder, 'derived'),
    /** Unfinished files of imports. */
    staging: join(folder, 'staging'),
  };
};
