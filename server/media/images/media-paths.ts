import { join } from 'node:path';

/** The folders of images in a data directory. */
export const mediaPaths = (dataDirectory: string) => {
  const folder = join(dataDirectory, 'media');
  return {
    /** Images as they were imported or drawn. */
    originals: join(folder, 'originals'),
    /** Smaller sizes and other formats, which can be made again. */
    derived: join(folder, 'derived'),
    /** Unfinished files of imports. */
    staging: join(folder, 'staging'),
  };
};
