/** Makes images that the database names before their files exist, such as the drawings of the demo. */
export interface ImageGenerator {
  /** Returns the encoded image, or null for an image that is not its own. Rejects if the image cannot be made. */
  generate(hash: string): Promise<Buffer | null>;
  /** The hashes of its images in the order in which readers need them: covers first, newest issues first. */
  list(): Promise<string[]>;
  /** Starts what takes time. Called shortly before `generate`. */
  prepare(): void;
  /** Pending and later images are rejected. */
  close(): Promise<void>;
}
