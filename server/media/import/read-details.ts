import { messageOf } from '../../errors/error-facts.ts';
import { importLimits } from '../import-limits.ts';
import type { ComicSource } from '../sources/comic-source.ts';
import type { ComicDetails } from './comic-details.ts';
import { readComicInfo } from './comic-info.ts';

/** Reads the details in a comic's ComicInfo.xml. If it is invalid, the comic is imported without it, with a note. */
export async function readDetails(
  source: ComicSource,
): Promise<{ details: Partial<ComicDetails>; notes: string[] }> {
  if (!source.details) return { details: {}, notes: [] };
  try {
    const bytes = await source.details.read();
    if (bytes.length > importLimits.maxDetailsBytes) throw new Error('it is larger than 1 MiB');
    return { details: readComicInfo(decode(bytes)), notes: [] };
  } catch (error) {
    return { details: {}, notes: [`ComicInfo.xml could not be read: ${messageOf(error)}`] };
  }
}

/** Decodes UTF-8, or UTF-16 if there is its byte order mark. The decoder removes the mark. */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
