/** The file of an image in the database is missing or damaged. Importing its comic again restores it. */
export class MissingOriginal extends Error {
  constructor(hash: string, cause?: unknown) {
    super(
      `The image ${hash} is missing or damaged in the store: import its comic again, or restore a backup.`,
      {
        cause,
      },
    );
  }
}
