import { useState } from 'react';
import { type Picture, pictureAddress, pictureSources, pictureWidthFor } from '../../../domain/picture.ts';
import styles from './comic-image.module.css';

interface ComicImageProps {
  readonly picture: Picture;
  readonly alt: string;
  /** The CSS width that the image gets, as in the `sizes` attribute. */
  readonly sizes: string;
  /** True for what is on the first screen: asked for at once, and before the others. */
  readonly isUrgent?: boolean;
}

/** An image in the width that its place and screen want, over its placeholder, in a box that does not jump. */
export function ComicImage({ picture, alt, sizes, isUrgent = false }: ComicImageProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      className={styles.image}
      style={isLoaded ? undefined : { backgroundImage: `url("${picture.placeholder}")` }}
      src={pictureAddress(picture, pictureWidthFor(picture, 384))}
      srcSet={pictureSources(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      onLoad={() => setLoaded(true)}
    />
  );
}
