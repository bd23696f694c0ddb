import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/issue.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import styles from './hero.module.css';

/** The newest issue, as large as a shop window. Before it has come, its room is kept. */
export function Hero({ issue }: { issue: Issue | null }) {
  const { t } = useTranslation();
  if (!issue) return <div className={styles.hero} data-theme="dark" aria-hidden="true" />;
  const { cover, title, description } = issue.content;
  return (
    // Its words stand on a dark scrim in the light theme too.
    <section className={styles.hero} data-theme="dark" aria-labelledby="hero-title">
      <div className={styles.art}>
        <ComicImage picture={cover} alt="" sizes="(min-width: 854px) 640px, 88vw" isUrgent />
      </div>
      <div className={styles.words}>
        <Tag>{t('home.featured')}</Tag>
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        <p className={styles.description}>{description}</p>
        <p className={styles.actions}>
          {issue.isAvailableForAll && <ButtonLink to={`/reader/${issue.id}`}>{t('home.read')}</ButtonLink>}
          <ButtonLink to={`/issue/${issue.slug}`} variant="outlined">
            {t('home.details')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
