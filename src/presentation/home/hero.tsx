import { type ReactNode, useId } from 'react';
import type { Picture } from '../../domain/picture.ts';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import styles from './hero.module.css';

interface HeroProps {
  readonly picture: Picture;
  readonly title: string;
  readonly text: string;
  /** True for the picture that is seen first. */
  readonly isUrgent?: boolean;
  /** Pasted above the title. */
  readonly tag?: ReactNode;
  /** What leads on. */
  readonly children: ReactNode;
}

/** Wide pictures fill it, and of upright ones a share. On phones it is the largest paint: as wide as the screen is enough. */
const wide = '(min-width: 1001px) calc(100vw - 312px), (min-width: 854px) 96vw, 100vw';
const upright = '(min-width: 854px) 640px, 88vw';

/** Something of the shop, as large as its window: a picture with words on a scrim. */
export function Hero({ picture, title, text, isUrgent = false, tag, children }: HeroProps) {
  const heading = useId();
  const isWide = picture.width > picture.height;
  return (
    // Its words stand on a dark scrim in the light theme too.
    <article
      className={styles.hero}
      data-theme="dark"
      data-wide={isWide || undefined}
      aria-labelledby={heading}
    >
      <div className={styles.art}>
        <ComicImage picture={picture} alt="" sizes={isWide ? wide : upright} isUrgent={isUrgent} />
      </div>
      <div className={styles.words}>
        {tag}
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>{children}</p>
      </div>
    </article>
  );
}

/** Its room, until it has come. */
export const HeroRoom = () => <div className={styles.hero} data-theme="dark" aria-hidden="true" />;
