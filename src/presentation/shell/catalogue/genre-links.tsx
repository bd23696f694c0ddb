import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Genre, genreSlug, genres } from '../../../domain/catalogue/genre.ts';
import { isGenreOpen } from '../../../domain/catalogue/rating-gate.ts';
import { RatingGateContext } from '../../ui/rating-gates/rating-gates.ts';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { PillList } from '../lists/pill-list.tsx';
import styles from './genre-links.module.css';
import { namedGenres } from './named-genres.ts';

interface GenreLinksProps {
  /** The genres to link; all by default. */
  readonly offered?: readonly Genre[];
  /** The genre of the current page, which is left out. */
  readonly without?: Genre;
}

/** Links to the genre pages. */
export const GenreLinks = observer(({ offered = genres, without }: GenreLinksProps) => {
  const { gateOf } = useContext(RatingGateContext);
  const { t, i18n } = useTranslation();
  const linked = offered.filter((genre) => genre !== without && isGenreOpen(genre, gateOf));
  return (
    <nav className={styles.genres} aria-label={t('common.genres')}>
      <PillList>
        {namedGenres(t, i18n.language, linked).map(({ genre, name }) => (
          <li key={genre}>
            <ScreenLink to={`/genre/${genreSlug(genre)}`}>{name}</ScreenLink>
          </li>
        ))}
      </PillList>
    </nav>
  );
});
