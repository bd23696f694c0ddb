import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ComicPage, textOf } from '../../../domain/reading/reading.ts';
import type { CachedPage } from '../page-cache.ts';
import styles from './page-art.module.css';
import { PageFailure } from './page-failure.tsx';

interface PageArtProps {
  readonly page: ComicPage;
  readonly title: string;
  /** The language of the pages, which may differ from that of the app. */
  readonly language: string;
  /** Omitted if the page is not in memory. */
  readonly cached: CachedPage | undefined;
  /** True for the current page. */
  readonly isCurrent: boolean;
  readonly onPainted: (pageIndex: number) => void;
  readonly onRetry: (pageIndex: number) => void;
}

/** A page: its image over a placeholder, or the failure. */
export const PageArt = memo(function PageArt({
  page,
  title,
  language,
  cached,
  isCurrent,
  onPainted,
  onRetry,
}: PageArtProps) {
  const { t } = useTranslation();
  const pageIndex = page.number - 1;
  const image = cached?.image ?? null;
  const text = textOf(page);
  const failure = image ? null : (cached?.failure ?? null);
  const holder = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (image) holder.current?.replaceChildren(image.element);
  }, [image]);

  useEffect(() => {
    if (!image || !isCurrent) return;
    // In the second frame, the frame that shows the image has been submitted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => onPainted(pageIndex));
    });
    return () => cancelAnimationFrame(frame);
  }, [image, isCurrent, pageIndex, onPainted]);

  return (
    <div className={styles.art} data-state={image ? 'ready' : failure ? 'failed' : 'loading'}>
      <div
        ref={holder}
        className={styles.image}
        role="img"
        aria-label={t('reader:pageOf', { page: page.number, title })}
        style={image || !cached ? undefined : { backgroundImage: `url("${page.picture.placeholder}")` }}
      />
      {text && (
        <p className="visually-hidden" lang={language}>
          {text}
        </p>
      )}
      {failure && <PageFailure page={page.number} failure={failure} onRetry={() => onRetry(pageIndex)} />}
      {isCurrent && !image && !failure && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={t('reader:loadingPage', { page: page.number })}
        />
      )}
    </div>
  );
});
