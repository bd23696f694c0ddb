import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Publisher } from '../../domain/catalogue/publisher.ts';
import { PageActions } from '../shell/catalogue/page-actions.tsx';
import { ShareButton } from '../shell/catalogue/share-button.tsx';
import { FollowButton } from '../shell/following/follow-button.tsx';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { readableInk } from '../ui/contrast/readable-ink.ts';
import { firstLetterOf } from '../ui/monogram/first-letter-of.ts';
import { useRatingLimit } from '../ui/rating-gates/use-rating-limit.ts';
import styles from './publisher-head.module.css';

/** `sizes` of the banner: the width that its height of 18rem needs in the usual ratio, or the window of a phone. */
const bannerSizes = '(min-width: 641px) 768px, 100vw';

interface PublisherHeadProps {
  readonly publisher: Publisher;
  readonly follows: FollowsPresenter;
}

/** Logo, name, counts and description of a publisher on its colour and banner. */
export function PublisherHead({ publisher, follows }: PublisherHeadProps) {
  const { t } = useTranslation();
  const { id, name, username, picture, banner, description } = publisher;
  // A banner without a colour of the publisher is beside the dark one.
  const color = publisher.color ?? (banner ? '#17161e' : null);
  const ink = color && readableInk(color);
  return (
    <section
      className={styles.head}
      style={color ? { backgroundColor: color } : undefined}
      data-theme={ink ? (ink === 'white' ? 'dark' : 'light') : undefined}
      data-colored={color ? true : undefined}
    >
      {banner && (
        <div className={styles.banner}>
          <ComicImage picture={banner} alt="" sizes={bannerSizes} isUrgent />
          <div className={styles.scrim} style={color ? { color } : undefined} />
        </div>
      )}
      <div className={styles.content}>
        <div className={styles.mark}>
          {picture ? (
            <ComicImage picture={picture} alt="" sizes="(min-width: 1001px) 144px, 112px" isUrgent />
          ) : (
            <span aria-hidden="true">{firstLetterOf(name)}</span>
          )}
        </div>
        <div className={styles.text}>
          <p className={styles.kicker}>{t('publisher:kicker')}</p>
          <h1 className={styles.title}>{name}</h1>
          <Counts publisher={publisher} />
        </div>
        <div className={styles.more}>
          {description && <p className={styles.description}>{description}</p>}
          <PageActions>
            <FollowButton follows={follows} target={{ kind: 'publisher', id }} name={name} />
            <ShareButton path={`/publisher/${encodeURIComponent(username)}`} title={name} />
          </PageActions>
        </div>
      </div>
    </section>
  );
}

/** Without the number of issues for a child, who does not see those that it can never open. */
const Counts = observer(({ publisher: { seriesCount, issuesCount } }: { publisher: Publisher }) => {
  const { t } = useTranslation();
  const hidesIssues = useRatingLimit() !== null;
  const counts = [
    ...(seriesCount > 0 ? [t('publisher:series', { count: seriesCount })] : []),
    ...(hidesIssues ? [] : [t('ui.issues', { count: issuesCount })]),
  ];
  return <p className={styles.counts}>{counts.join(' · ')}</p>;
});

/** A placeholder with the size of a publisher. */
export const PublisherHeadRoom = () => <div className={styles.head} data-room="" aria-hidden="true" />;
