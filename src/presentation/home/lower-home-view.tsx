import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { genreSlug } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { useNear } from '../shell/lists/use-near.ts';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import { CoverShelf } from './cover-shelf.tsx';
import homeStyles from './home-page.module.css';
import type { LowerHome } from './lower-home.ts';
import { minShelfLength } from './min-shelf-length.ts';
import { MoreLink } from './more-link.tsx';
import { PlanTeasers } from './plan-teasers.tsx';

/** Shelves of genres and publishers, and the plans. They appear together, so that none is moved by one above it. */
export const LowerHomeView = observer(({ presenter }: { presenter: LowerHome }) => {
  const { t } = useTranslation();
  const { genreShelves, publishers, plans, suggestsPlans } = presenter;
  const { current, failure, start } = genreShelves;
  const place = useRef<HTMLDivElement>(null);
  useNear(place, start);
  // It stays while the genres are loaded again, so that nothing below it moves.
  const [shownFailure, setShownFailure] = useState(failure);
  if (failure && failure !== shownFailure) setShownFailure(failure);
  if (!current && !shownFailure) return <div ref={place} className={homeStyles.rest} />;
  return (
    <>
      {!current && shownFailure && <FailureNotice failure={shownFailure} onRetry={() => void start()} />}
      {current?.genres.map(({ genre, issues }) => (
        <CoverShelf
          key={genre}
          title={t(`genres.${genre}`)}
          list={issues}
          minLength={minShelfLength}
          action={
            <MoreLink
              to={`/genre/${genreSlug(genre)}`}
              text={t('home:seeAll')}
              about={t(`genres.${genre}`)}
            />
          }
        />
      ))}
      {current?.otherIssues && <OtherGenresShelf issues={current.otherIssues} />}
      <Shelf
        title={t('home:publishers')}
        list={publishers}
        placeholder="logos"
        action={<MoreLink to="/publishers" text={t('home:seeAll')} about={t('home:publishers')} />}
      >
        {(publisher) => (
          <li key={publisher.id}>
            <PublisherCard publisher={publisher} />
          </li>
        )}
      </Shelf>
      {suggestsPlans && <PlanTeasers list={plans} />}
    </>
  );
});

/** Each card names its genre instead of its number. */
function OtherGenresShelf({ issues }: { issues: EndlessList<Issue> }) {
  const { t } = useTranslation();
  return (
    <CoverShelf
      title={t('home:otherGenres')}
      list={issues}
      minLength={minShelfLength}
      action={<MoreLink to="/catalog" text={t('common.toCatalog')} />}
      noteOf={({ genre }) => (genre ? t(`genres.${genre}`, { defaultValue: genre }) : undefined)}
    />
  );
}
