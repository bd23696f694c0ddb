import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import { ShareButton } from '../shell/catalogue/share-button.tsx';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import styles from './publisher-page.module.css';

/** Logo, name, counts and description of a publisher. */
export function PublisherHead({ publisher }: { publisher: Publisher }) {
  const { t } = useTranslation();
  const { name, username, picture, description, seriesCount, issuesCount } = publisher;
  const [initial = ''] = name;
  return (
    <section className={styles.page}>
      <div className={styles.mark}>
        {picture ? (
          <ComicImage picture={picture} alt="" sizes="(min-width: 641px) 160px, 96px" isUrgent />
        ) : (
          <span aria-hidden="true">{initial.toLocaleUpperCase()}</span>
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.kicker}>{t('publisher:kicker')}</p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.counts}>
          {seriesCount > 0 && `${t('publisher:series', { count: seriesCount })} · `}
          {t('ui.issues', { count: issuesCount })}
        </p>
      </div>
      <div className={styles.more}>
        {description && <p className={styles.description}>{description}</p>}
        <ShareButton path={`/publisher/${encodeURIComponent(username)}`} title={name} />
      </div>
    </section>
  );
}
