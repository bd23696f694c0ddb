import { useEffect, useRef, useState } from 'react';
import { type Picture, pictureAddress, pictureSources, pictureWidthFor } from '../../../domain/picture.ts';
import { Icon } from '../icon/icon.tsx';
import { useWhenOnline } from '../when-online/use-when-online.ts';
import styles from './comic-image.module.css';

interface ComicImageProps {
  /** In the widths and the quality of domain/picture.ts. */
  readonly picture: Picture;
  /** What it shows; empty where it decorates. */
  readonly alt: string;
  /** The CSS width that the image gets, as in the `sizes` attribute. */
  readonly sizes: string;
  /** True for what is on the first screen: asked for at once, and before the others. Else when it comes near. */
  readonly isUrgent?: boolean;
}

/**
 * The responsive image: in the width that its place and screen want, over its placeholder, filling a box that does
 * not jump. An image that does not come leaves a calm stand-in, and is asked for again when the network returns.
 */
export function ComicImage(props: ComicImageProps) {
  return <Image key={props.picture.address} {...props} />;
}

function Image({ picture, alt, sizes, isUrgent = false }: ComicImageProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const element = useRef<HTMLImageElement>(null);
  // Drawn into the page by the platform, it may have come, or failed, before anybody listened.
  useEffect(() => {
    if (!element.current?.complete || !element.current.currentSrc) return;
    setState(element.current.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);
  useWhenOnline(() => setState((now) => (now === 'failed' ? 'loading' : now)));
  if (state === 'failed') {
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
      style={state === 'loaded' ? undefined : { backgroundImage: `url("${picture.placeholder}")` }}
      src={pictureAddress(picture, pictureWidthFor(picture, 384))}
      srcSet={pictureSources(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}
