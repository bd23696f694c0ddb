/** As data for programs, or as a document for people. */
export type PersonalDataFormat = 'json' | 'html';

/** A file for the reader to keep. */
export interface PersonalDataFile {
  readonly name: string;
  readonly content: Blob;
}
