import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { genreSlug } from '../../domain/catalogue/genre.ts';
import type { Issue } from '../../domain/catalogue/issue.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { useNear } from '../shell/lists/use-near.ts';
import { FailureNotice } from '../ui/failure-notice/failure-notice.tsx';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import { useRatingFilter } from '../ui/rating-gates/use-rating-filter.ts';
import { useRatingLimit } from '../ui/rating-gates/use-rating-limit.ts';
import { CoverShelf } from './cover-shelf.tsx';
import homeStyles from './home-page.module.css';
import type { LowerHome } from './lower-home.ts';
import { minShelfLength } from './min-shelf-length.ts';
import { MoreLink } from './more-link.tsx';
import { PlanTeasers } from './plan-teasers.tsx';

/** The lower shelves of the reader or visitor. They are revealed again when the session changes. */
export const LowerHomeView = observer(({ presenter }: { presenter: LowerHome }) => (
  <RevealedShelves key={presenter.readerId} presenter={presenter} />
));

/** Shows a placeholder until it is known which shelves are empty. Then shows the others at once, so that none moves. */
const RevealedShelves = observer(({ presenter }: { presenter: LowerHome }) => {
  const { isReady, start } = presenter;
  const { isWaiting } = useRatingFilter();
  // The shelves stay while a list is loaded again.
  const [revealed, setRevealed] = useState<LowerHome>();
  const showsShelves = revealed === presenter || (isReady && !isWaiting);
  if (showsShelves && revealed !== presenter) setRevealed(presenter);
  return showsShelves ? <LowerShelves presenter={presenter} /> : <Placeholder onNear={start} />;
});

function Placeholder({ onNear }: { onNear: () => void }) {
  const space = useRef<HTMLDivElement>(null);
  useNear(space, onNear);
  return <div ref={space} className={homeStyles.rest} />;
}

/** Shelves of news, favourites, genres and publishers, and the plans. */
const LowerShelves = observer(({ presenter }: { presenter: LowerHome }) => {
  const { t } = useTranslation();
  const { readerId, genreShelves, followedNews, favourites, publishers, plans, suggestsPlans } = presenter;
  const { failure } = genreShelves;
  const filter = useRatingFilter();
  const shelves = genreShelves.chooseShelves(useRatingLimit());
  // The notice stays while the genres are loaded again, so that nothing below it moves.
  const [shownFailure, setShownFailure] = useState(failure);
  if (failure && failure !== shownFailure) setShownFailure(failure);
  return (
    <>
      {readerId !== null && (
        <LazyPart lazy={followedNews} placeholder={null}>
          {({ presenter: news, View }) => <View presenter={news} />}
        </LazyPart>
      )}
      {favourites && (
        <CoverShelf
          title={t('home:favourites')}
          list={favourites}
          action={<MoreLink to="/shelf/favourites" text={t('home:seeAll')} about={t('home:favourites')} />}
        />
      )}
      {!shelves && shownFailure && (
        <FailureNotice failure={shownFailure} onRetry={() => void genreShelves.start()} />
      )}
      {shelves?.genres.map(({ genre, issues }) => (
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
      {shelves?.otherIssues && <OtherGenresShelf issues={shelves.otherIssues} />}
      <Shelf
        title={t('home:publishers')}
        list={publishers}
        placeholder="logos"
        {...filter}
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
