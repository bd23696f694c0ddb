import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './series-feed-link.module.css';

interface SeriesFeedLinkProps {
  readonly slug: string;
  readonly title: string;
}

/** The Atom feed of a series, which the platform serves. Not a route of the app, so a plain link. */
export function SeriesFeedLink({ slug, title }: SeriesFeedLinkProps) {
  const { t, i18n } = useTranslation();
  const language = i18n.language.toLowerCase();
  const query = language === 'pt-br' ? '' : `?language=${language}`;
  return (
    <a className={styles.link} href={`/series/${encodeURIComponent(slug)}/feed.atom${query}`}>
      <Icon name="rss" size={18} />
      <span>
        {t('series:feed')}
        <span className="visually-hidden"> {title}</span>
      </span>
    </a>
  );
}
