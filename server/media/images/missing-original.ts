/** The database has an image whose file is missing or damaged. Importing its comic again brings it back. */
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
