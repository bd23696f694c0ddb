import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { genreSlug } from '../../domain/catalogue/genre.ts';
import { Shelf } from '../shell/lists/shelf.tsx';
import { PublisherCard } from '../ui/publisher-card/publisher-card.tsx';
import type { LowerHome } from './lower-home.ts';
import { MoreLink } from './more-link.tsx';
import { PlanTeasers } from './plan-teasers.tsx';
import { renderCoverItem } from './render-cover-item.tsx';

/** Shelves of genres and publishers, and the plans. */
export const LowerHomeView = observer(({ presenter }: { presenter: LowerHome }) => {
  const { t } = useTranslation();
  const { genres, publishers, plans } = presenter;
  return (
    <>
      {genres.map(({ genre, issues }) => (
        <Shelf
          key={genre}
          title={t(`genres.${genre}`)}
          list={issues}
          action={
            <MoreLink
              to={`/genre/${genreSlug(genre)}`}
              text={t('home:seeAll')}
              about={t(`genres.${genre}`)}
            />
          }
        >
          {renderCoverItem}
        </Shelf>
      ))}
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
      <PlanTeasers list={plans} />
    </>
  );
});
