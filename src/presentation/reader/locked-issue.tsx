import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedComic } from '../../application/reading/open-comic.ts';
import { RatingGatePanel } from '../shell/age-gate/rating-gate-panel.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import styles from './reader-page.module.css';
import type { ReaderPresenter } from './reader-presenter.ts';

export interface LockedIssueProps {
  readonly presenter: ReaderPresenter;
  /** null: a comic for adults that the platform sends after a declaration of age. */
  readonly comic: OpenedComic | null;
}

/** Shown instead of a comic that the reader may not see, or must confirm their age for. Afterwards the comic opens. */
export const LockedIssue = observer(function LockedIssue({ presenter, comic }: LockedIssueProps) {
  const { t } = useTranslation();
  const { viewer, openGated } = presenter;
  const isOpen = presenter.maySee(comic);
  useEffect(() => {
    if (isOpen) openGated();
  }, [isOpen, openGated]);
  return (
    <div className={styles.message}>
      <title>{t('common.pageTitle', { title: comic?.issue.content.title ?? t('gate:ask') })}</title>
      <RatingGatePanel
        viewer={viewer}
        rating={comic?.issue.parentalRating ?? '+18'}
        headingLevel={1}
        request={
          comic && (
            <p>
              <ButtonLink to={`/issue/${comic.issue.slug}`}>{t('reader:toIssue')}</ButtonLink>
            </p>
          )
        }
      />
    </div>
  );
});
