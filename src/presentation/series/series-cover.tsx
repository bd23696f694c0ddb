import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { Series } from '../../domain/catalogue/series.ts';
import { CoverVeil } from '../shell/age-gate/cover-veil.tsx';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { useSeriesCover } from '../ui/rating-gates/use-series-cover.ts';

interface SeriesCoverProps {
  readonly series: Series;
  /** The first issue, whose rating applies if the series has none. null until it is loaded. */
  readonly firstIssue: Issue | null;
  readonly viewer: IssueViewer;
}

export const SeriesCover = observer(({ series, firstIssue, viewer }: SeriesCoverProps) => {
  const { t } = useTranslation();
  const { cover, rating: coverRating } = useSeriesCover(series);
  const rating = coverRating ?? firstIssue?.parentalRating;
  if (!cover) return null;
  if (rating && !viewer.maySee(rating)) return <CoverVeil rating={rating} />;
  return (
    <ComicImage
      picture={cover}
      alt={t('common.coverOf', { title: series.title })}
      sizes="(min-width: 641px) 240px, 132px"
      isUrgent
    />
  );
});
