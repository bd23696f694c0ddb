import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Picture } from '../../domain/picture.ts';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import styles from './hero.module.css';

interface HeroProps {
  readonly picture: Picture;
  readonly title: string;
  readonly text: string;
  /** What a press anywhere on the hero opens. One of the links in `children` has the same address. */
  readonly to: string;
  /** True for the picture that is visible first. */
  readonly isUrgent?: boolean;
  /** Shown above the title. */
  readonly tag?: ReactNode;
  /** Links. */
  readonly children: ReactNode;
}

/** `sizes` of the pictures: wide ones fill the hero, upright ones a part of it. On a phone it is the LCP element. */
const wideSizes = '(min-width: 1001px) calc(100vw - 312px), (min-width: 854px) 96vw, 100vw';
const uprightSizes = '(min-width: 854px) 640px, 88vw';

/** A large picture with text on a scrim. */
export function Hero({ picture, title, text, to, isUrgent = false, tag, children }: HeroProps) {
  const heading = useId();
  const isWide = picture.width > picture.height;
  return (
    // The scrim is dark in the light theme too.
    <article
      className={styles.hero}
      data-theme="dark"
      data-wide={isWide || undefined}
      aria-labelledby={heading}
    >
      <div className={styles.art}>
        <ComicImage picture={picture} alt="" sizes={isWide ? wideSizes : uprightSizes} isUrgent={isUrgent} />
      </div>
      <Link className={styles.link} to={to} tabIndex={-1} aria-hidden="true" draggable={false} />
      <div className={styles.content}>
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

/** Reserves the space of a hero while it is loading. */
export const HeroPlaceholder = () => <div className={styles.hero} data-theme="dark" aria-hidden="true" />;
