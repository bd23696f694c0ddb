/**
 * Whether the device keeps positions of visitors in the keys of `StoredReadingPositions`. Its code then has to load; most
 * visits of the home screen do without it.
 */
export const hasVisitorPositions = (storage: Storage): boolean =>
  Object.keys(storage).some((key) => /^banca\.(sample-)?position\.visitor\./.test(key));
