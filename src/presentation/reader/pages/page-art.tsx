import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ComicPage, textOf } from '../../../domain/reading/reading.ts';
import type { ShelvedPage } from '../page-shelf.ts';
import styles from './page-art.module.css';
import { PageFailure } from './page-failure.tsx';

interface PageArtProps {
  readonly page: ComicPage;
  readonly title: string;
  /** Of the pages, which may be another one than the app's. */
  readonly language: string;
  /** Left out for a page that is not held. */
  readonly shelved: ShelvedPage | undefined;
  /** True for the page that is read. */
  readonly isCurrent: boolean;
  readonly onPainted: (place: number) => void;
  readonly onRetry: (place: number) => void;
}

/** One page: its image over its placeholder, or why there is none. */
export const PageArt = memo(function PageArt({
  page,
  title,
  language,
  shelved,
  isCurrent,
  onPainted,
  onRetry,
}: PageArtProps) {
  const { t } = useTranslation();
  const place = page.number - 1;
  const image = shelved?.image ?? null;
  const text = textOf(page);
  const failure = image ? null : (shelved?.failure ?? null);
  const holder = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (image) holder.current?.replaceChildren(image.element);
  }, [image]);

  useEffect(() => {
    if (!image || !isCurrent) return;
    // The second frame begins when the first one, which shows the image, has been handed over.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => onPainted(place));
    });
    return () => cancelAnimationFrame(frame);
  }, [image, isCurrent, place, onPainted]);

  return (
    <div className={styles.art} data-state={image ? 'ready' : failure ? 'failed' : 'loading'}>
      <div
        ref={holder}
        className={styles.image}
        role="img"
        aria-label={t('reader:pageOf', { page: page.number, title })}
        style={image || !shelved ? undefined : { backgroundImage: `url("${page.picture.placeholder}")` }}
      />
      {text && (
        <p className="visually-hidden" lang={language}>
          {text}
        </p>
      )}
      {failure && <PageFailure page={page.number} failure={failure} onRetry={() => onRetry(place)} />}
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
