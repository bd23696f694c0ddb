const mebibyte = 1024 * 1024;

/** What one comic may cost. Beyond any of these it is refused before it is unpacked or decoded. */
export const importLimits = {
  entries: 10_000,
  /** Bytes of the names, comments and extra fields of all entries together. */
  directoryBytes: 64 * mebibyte,
  /** Bytes of one image, unpacked. */
  imageBytes: 100 * mebibyte,
  /** Bytes of all entries together, unpacked. */
  totalBytes: 2048 * mebibyte,
  /** Unpacked bytes for each packed one. */
  ratio: 200,
  /** Below this many unpacked bytes the ratio does not matter: small texts pack very well. */
  ratioFrom: mebibyte,
  detailsBytes: mebibyte,
  pixels: 100_000_000,
  /** Pixels of the shorter side. Smaller images are tracking pixels or separators. */
  minSide: 16,
  /** Pixels of the longer side: the most that a JPEG can have. */
  side: 65_500,
};

export type ImportLimits = typeof importLimits;
