import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import { ShareButton } from '../shell/catalogue/share-button.tsx';
import { FollowButton } from '../shell/following/follow-button.tsx';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import styles from './publisher-page.module.css';

interface PublisherHeadProps {
  readonly publisher: Publisher;
  readonly follows: FollowsPresenter;
}

/** Logo, name, counts and description of a publisher. */
export function PublisherHead({ publisher, follows }: PublisherHeadProps) {
  const { t } = useTranslation();
  const { id, name, username, picture, description, seriesCount, issuesCount } = publisher;
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
        <div className={styles.actions}>
          <FollowButton follows={follows} target={{ kind: 'publisher', id }} name={name} />
          <ShareButton path={`/publisher/${encodeURIComponent(username)}`} title={name} />
        </div>
      </div>
    </section>
  );
}
