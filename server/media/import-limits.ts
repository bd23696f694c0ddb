const mebibyte = 1024 * 1024;

/** Limits for one comic. A comic that exceeds one is refused before it is unpacked or decoded. */
export const importLimits = {
  maxEntries: 10_000,
  /** Bytes of the names, comments and extra fields of all entries together. */
  maxDirectoryBytes: 64 * mebibyte,
  /** Bytes of one image, unpacked. */
  maxImageBytes: 100 * mebibyte,
  /** Bytes of all entries together, unpacked. */
  maxTotalBytes: 2048 * mebibyte,
  /** Unpacked bytes for each packed one. */
  maxCompressionRatio: 200,
  /** The ratio is ignored for fewer unpacked bytes, because small texts compress very well. */
  ratioIgnoredUpToBytes: mebibyte,
  maxDetailsBytes: mebibyte,
  maxPixels: 100_000_000,
  /** Pixels of the shorter side. Smaller images are tracking pixels or separators. */
  minSidePixels: 16,
  /** Pixels of the longer side, the maximum of JPEG. */
  maxSidePixels: 65_500,
};

export type ImportLimits = typeof importLimits;
