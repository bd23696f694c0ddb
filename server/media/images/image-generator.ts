/** Generates images whose database row exists before their file, such as the drawings of the demo. */
export interface ImageGenerator {
  /** Returns the encoded image, or null for an image that it does not know. Rejects if generating fails. */
  generate(hash: string): Promise<Buffer | null>;
  /** Returns the hashes of its images in the order in which readers need them: covers first, newest issues first. */
  list(): Promise<string[]>;
  /** Starts slow preparations. Called shortly before `generate`. */
  prepare(): void;
  /** Rejects pending and later images. */
  close(): Promise<void>;
}
