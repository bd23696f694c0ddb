import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { GenreLinks } from '../shell/catalogue/genre-links.tsx';
import { searchAddress } from '../shell/search/search-address.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useIsChild } from '../ui/rating-gates/use-is-child.ts';
import { DidYouMean } from '../ui/search-bar/did-you-mean.tsx';
import styles from './search-page.module.css';

interface NoResultsProps {
  readonly suggestions: readonly string[];
  /** Called when the reader searches for a suggestion. */
  readonly onSearch: (text: string) => void;
}

/** Shown without results: suggestions, a link to the catalogue, and genres. */
export const NoResults = observer(({ suggestions, onSearch }: NoResultsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isChild = useIsChild();
  const search = (suggestion: string) => {
    onSearch(suggestion);
    void navigate(searchAddress(suggestion));
  };
  return (
    <>
      <Notice
        title={t('ui.search.none')}
        headingLevel={2}
        text={t(isChild ? 'search:noneForAge' : 'search:another')}
      >
        {suggestions.length > 0 && (
          <div className={styles.suggestions}>
            <DidYouMean suggestions={suggestions} onChoose={search} />
          </div>
        )}
        <ButtonLink to="/catalog" variant={suggestions.length > 0 ? 'transparent' : 'primary'}>
          {t('common.toCatalog')}
        </ButtonLink>
      </Notice>
      {!isChild && (
        <section className={styles.genres}>
          <h2>{t('common.genres')}</h2>
          <GenreLinks />
        </section>
      )}
    </>
  );
});
