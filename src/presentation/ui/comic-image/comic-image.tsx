import { useEffect, useRef, useState } from 'react';
import { type Picture, pictureAddress, pictureSources, pictureWidthFor } from '../../../domain/picture.ts';
import { Icon } from '../icon/icon.tsx';
import { useWhenOnline } from '../when-online/use-when-online.ts';
import styles from './comic-image.module.css';

interface ComicImageProps {
  /** With the widths and the quality of domain/picture.ts. */
  readonly picture: Picture;
  /** Empty if the image is decorative. */
  readonly alt: string;
  /** The CSS width of the image, as in the `sizes` attribute. */
  readonly sizes: string;
  /** True on the first screen: the image loads immediately. Otherwise it loads lazily. */
  readonly isUrgent?: boolean;
  /** True to load an urgent image before others; the default. */
  readonly hasHighPriority?: boolean;
}

/**
 * A responsive image over its placeholder, in a box of fixed size. A broken image shows a neutral stand-in and is
 * requested again when the network returns.
 */
export function ComicImage(props: ComicImageProps) {
  return <Image key={props.picture.address} {...props} />;
}

function Image({ picture, alt, sizes, isUrgent = false, hasHighPriority = true }: ComicImageProps) {
  const [hasFailed, setFailed] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  // In server-rendered HTML the image may have loaded or failed before React attached its listeners.
  useEffect(() => {
    if (!element.current?.complete || !element.current.currentSrc) return;
    if (element.current.naturalWidth > 0) removePlaceholder(element.current);
    else setFailed(true);
  }, []);
  useWhenOnline(() => setFailed(false));
  if (hasFailed) {
    return (
      <span className={styles.failed} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
        <Icon name="image" />
        {alt && <span className="visually-hidden">{alt}</span>}
      </span>
    );
  }
  return (
    <img
      ref={element}
      className={styles.image}
      style={{ backgroundImage: `url("${picture.placeholder}")` }}
      src={pictureAddress(picture, pictureWidthFor(picture, 384))}
      srcSet={pictureSources(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent && hasHighPriority ? 'high' : 'auto'}
      decoding="async"
      onLoad={(event) => removePlaceholder(event.currentTarget)}
      onError={() => setFailed(true)}
    />
  );
}

/** Not by a state, because every loaded cover would then render again. */
function removePlaceholder(image: HTMLImageElement): void {
  image.style.backgroundImage = '';
}
