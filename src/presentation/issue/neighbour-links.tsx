import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { NeighbourIssues } from '../../application/ports/catalogue/issues.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { RelatedIssues } from '../shell/catalogue/related-issues.ts';
import { Button } from '../ui/button/button.tsx';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { RatingGateContext } from '../ui/rating-gates/rating-gates.ts';
import { ScreenLink } from '../ui/screen-link/screen-link.tsx';
import { SelectionContext } from '../ui/selection/selection.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import styles from './neighbour-links.module.css';

/** Links to the previous and the next issue. The size is the same while they load and if there is none. */
export const NeighbourLinks = observer(({ related }: { related: RelatedIssues }) => {
  const { t } = useTranslation();
  const { neighbours, failure } = related;
  if (failure && !neighbours) {
    return (
      <div className={styles.neighbours}>
        <Button variant="outlined" onClick={() => void related.start()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <nav className={styles.neighbours} aria-label={t('issue:inSeries')} aria-busy={!neighbours || undefined}>
      <Neighbour direction="previous" neighbours={neighbours} />
      <Neighbour direction="next" neighbours={neighbours} />
    </nav>
  );
});

interface NeighbourProps {
  readonly direction: keyof NeighbourIssues;
  readonly neighbours: NeighbourIssues | null;
}

const directions = {
  previous: { rel: 'prev', label: 'issue:previous', none: null, icon: 'chevron-left' },
  next: { rel: 'next', label: 'issue:next', none: 'issue:isLast', icon: 'chevron-right' },
} as const;

const Neighbour = observer(({ direction, neighbours }: NeighbourProps) => {
  const { t } = useTranslation();
  const selection = useContext(SelectionContext);
  const { rel, label, none, icon } = directions[direction];
  if (!neighbours) {
    return (
      <span className={styles.neighbour} data-direction={direction}>
        <SkeletonLines count={2} />
      </span>
    );
  }
  const issue = neighbours[direction];
  if (!issue) {
    if (none === null) return null;
    return (
      <span className={styles.neighbour} data-direction={direction}>
        <span className={styles.none}>{t(none)}</span>
      </span>
    );
  }
  return (
    <ScreenLink
      className={styles.neighbour}
      data-direction={direction}
      to={`/issue/${issue.slug}`}
      rel={rel}
      onClick={() => selection.selectIssue(issue)}
    >
      <Icon name={icon} size={22} />
      <Thumbnail issue={issue} />
      <span className={styles.text}>
        <span className={styles.label}>{t(label)}</span>
        <span className={styles.title}>
          {issue.number === null ? issue.content.title : t('common.edition', { number: issue.number })}
        </span>
      </span>
    </ScreenLink>
  );
});

const Thumbnail = observer(({ issue }: { issue: Issue }) => {
  const isOpen = useContext(RatingGateContext).gateOf(issue.parentalRating, issue.id) === 'open';
  return (
    <span className={styles.thumbnail}>
      {isOpen ? <ComicImage picture={issue.content.cover} alt="" sizes="48px" /> : <Icon name="lock" />}
    </span>
  );
});
