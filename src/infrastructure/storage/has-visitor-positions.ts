/**
 * Whether this device keeps positions of visitors. Checked before the code that reads them (`StoredReadingPositions`) is
 * loaded, because most visits have none.
 */
export const hasVisitorPositions = (storage: Storage): boolean =>
  Object.keys(storage).some((key) => /^banca\.(sample-)?position\.visitor\./.test(key));
