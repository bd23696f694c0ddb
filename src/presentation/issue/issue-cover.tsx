import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { type Picture, pictureAddress, pictureSources, pictureWidthFor } from '../../domain/picture.ts';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { fetchedAddress } from '../ui/comic-image/fetched-address.ts';
import styles from './issue-cover.module.css';

/** The widths of the cover in issue-page.module.css. */
const sizes = '(min-width: 1001px) 360px, (min-width: 641px) 36vw, 60vw';

interface IssueCoverProps {
  readonly issue: Issue;
  /** True where a card led here: its image stands at once, until the larger one covers it. */
  readonly isFromCard: boolean;
}

export function IssueCover({ issue, isFromCard }: IssueCoverProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'coming' | 'came' | 'failed'>('coming');
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
        data-coming={state === 'coming' || undefined}
        onLoad={() => setState('came')}
      />
    </span>
  );
}

interface CardImageProps {
  readonly cover: Picture;
  readonly alt: string;
  readonly onFail: () => void;
}

/** The image that the card has shown, in the very width that it has: it is there, and drawn with the screen. */
function CardImage({ cover, alt, onFail }: CardImageProps) {
  const image = useRef<HTMLImageElement>(null);
  // Before the screen is painted.
  useLayoutEffect(() => {
    if (image.current) image.current.src = fetchedAddress(cover) ?? pictureAddress(cover, 256);
  }, [cover]);
  return (
    <img ref={image} width={cover.width} height={cover.height} alt={alt} decoding="sync" onError={onFail} />
  );
}
