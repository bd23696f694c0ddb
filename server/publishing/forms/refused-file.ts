import { ApiError } from '../../http/api-error.ts';
import type { FileProblemKey } from '../../http/messages.ts';
import type { ImportFailure } from '../../media/import-failure.ts';
import { importLimits } from '../../media/import-limits.ts';

/** Names in archives can have 65,535 bytes. */
const maxEntryLength = 120;

const controlCharacters = /\p{Cc}/gu;

const mebibyte = 1024 * 1024;

/** Values for the placeholders of the messages about files. */
const limitDetails = {
  maxImageMegabytes: String(importLimits.maxImageBytes / mebibyte),
  maxTotalMegabytes: String(importLimits.maxTotalBytes / mebibyte),
  maxMegapixels: String(importLimits.maxPixels / 1_000_000),
  maxPages: String(importLimits.maxEntries),
  minPixels: String(importLimits.minSidePixels),
};

/** The error for a file that cannot be used. Its message says why, in the language of the sender. */
export const refusedFile = (name: string, { problem, entry }: ImportFailure): ApiError =>
  new ApiError('CONTENT.INVALID_FILE', {
    details: {
      ...limitDetails,
      file: shorten(name),
      fileProblem: problem satisfies FileProblemKey,
      ...(entry !== null && { entry: shorten(entry) }),
    },
  });

/** PostgreSQL stores neither null characters nor half of a surrogate pair. */
const shorten = (name: string): string =>
  name.replace(controlCharacters, '').slice(0, maxEntryLength).toWellFormed();
