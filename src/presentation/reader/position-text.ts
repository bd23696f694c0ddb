import type { TFunction } from 'i18next';
import type { ComicReading } from './comic-reading.ts';

/** The visible pages, such as "Page 4 of 40". Counted from 1. */
export function positionText(t: TFunction, { spread: [first = 0, second], count }: ComicReading): string {
  if (second === undefined) return t('reader:position', { page: first + 1, count });
  return t('reader:positions', { first: first + 1, second: second + 1, count });
}

/** The numbers of the visible pages, such as "4–5". */
export const pageNumbers = ({ spread }: ComicReading): string => spread.map((page) => page + 1).join('–');
