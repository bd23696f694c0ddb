/** Limits for forms of a few texts and one image, which is written to disk while it arrives. */
export const imageFormLimits = {
  files: 1,
  fileSize: 20 * 1024 * 1024,
  fields: 10,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
};
