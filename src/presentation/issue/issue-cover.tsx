import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { type Picture, pictureAddress, pictureSources, pictureWidthFor } from '../../domain/picture.ts';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { fetchedAddress } from '../ui/comic-image/fetched-address.ts';
import styles from './issue-cover.module.css';

/** Must match the widths of the cover in issue-page.module.css. */
const sizes = '(min-width: 1001px) 360px, (min-width: 641px) 36vw, 46vw';

interface IssueCoverProps {
  readonly issue: Issue;
  /** True if a card led here. Its image is shown at once, until the larger one is loaded. */
  readonly isFromCard: boolean;
}

export function IssueCover({ issue, isFromCard }: IssueCoverProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { title, cover } = issue.content;
  const alt = t('common.coverOf', { title });
  if (!isFromCard || state === 'failed')
    return <ComicImage picture={cover} alt={alt} sizes={sizes} isUrgent />;
  return (
    <span className={styles.layers} style={{ backgroundImage: `url("${cover.placeholder}")` }}>
      <CardImage cover={cover} alt={alt} onFail={() => setState('failed')} />
      <img
        src={pictureAddress(cover, pictureWidthFor(cover, 384))}
        srcSet={pictureSources(cover)}
        sizes={sizes}
        width={cover.width}
        height={cover.height}
        alt=""
        decoding="async"
        fetchPriority="high"
        data-loading={state === 'loading' || undefined}
        onLoad={() => setState('loaded')}
      />
    </span>
  );
}

interface CardImageProps {
  readonly cover: Picture;
  readonly alt: string;
  readonly onFail: () => void;
}

/** The image that the card has shown, in the same width, so that it is cached and painted with the screen. */
function CardImage({ cover, alt, onFail }: CardImageProps) {
  const image = useRef<HTMLImageElement>(null);
  // In a layout effect, so that the image is set before the first paint.
  useLayoutEffect(() => {
    if (image.current) image.current.src = fetchedAddress(cover) ?? pictureAddress(cover, 256);
  }, [cover]);
  return (
    <img ref={image} width={cover.width} height={cover.height} alt={alt} decoding="sync" onError={onFail} />
  );
}
