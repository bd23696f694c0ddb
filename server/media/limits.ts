const mebibyte = 1024 * 1024;

/** Limits for one comic. A comic that exceeds one is refused before it is unpacked or decoded. */
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
  /** The ratio is ignored for fewer unpacked bytes, because small texts compress very well. */
  ratioFrom: mebibyte,
  detailsBytes: mebibyte,
  pixels: 100_000_000,
  /** Pixels of the shorter side. Smaller images are tracking pixels or separators. */
  minSide: 16,
  /** Pixels of the longer side, the maximum of JPEG. */
  side: 65_500,
};

export type ImportLimits = typeof importLimits;
