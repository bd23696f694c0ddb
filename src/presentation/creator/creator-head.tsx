import { useTranslation } from 'react-i18next';
import { type Creator, creatorPath } from '../../domain/catalogue/creator.ts';
import { nameListFormat } from '../i18n/name-list-format.ts';
import { roleName } from '../i18n/role-name.ts';
import { PageActions } from '../shell/catalogue/page-actions.tsx';
import { ShareButton } from '../shell/catalogue/share-button.tsx';
import { FollowButton } from '../shell/following/follow-button.tsx';
import type { FollowsPresenter } from '../shell/following/follows-presenter.ts';
import { Monogram } from '../ui/monogram/monogram.tsx';
import styles from './creator-page.module.css';

interface CreatorHeadProps {
  readonly creator: Creator;
  readonly follows: FollowsPresenter;
}

/** Monogram, name, roles and counts of a creator. */
export function CreatorHead({ creator, follows }: CreatorHeadProps) {
  const { t, i18n } = useTranslation();
  const { slug, name, roles, seriesCount, issuesCount } = creator;
  const roleNames = roles.map((role) => roleName(t, role));
  return (
    <section className={styles.head}>
      <div className={styles.person}>
        <div className={styles.mark}>
          <Monogram name={name} />
        </div>
        <div className={styles.text}>
          <p className={styles.kicker}>{t('creator:kicker')}</p>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.roles}>{nameListFormat(i18n.language).format(roleNames)}</p>
          <p className={styles.counts}>
            {seriesCount > 0 && `${t('creator:series', { count: seriesCount })} · `}
            {t('ui.issues', { count: issuesCount })}
          </p>
        </div>
      </div>
      <PageActions>
        <FollowButton follows={follows} target={{ kind: 'creator', id: slug }} name={name} />
        <ShareButton path={creatorPath(slug)} title={name} />
      </PageActions>
    </section>
  );
}
