import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Publisher } from '../../domain/publisher.ts';
import { ComicImage } from '../ui/comic-image/comic-image.tsx';
import { Slider } from '../ui/slider/slider.tsx';
import styles from './publisher-shelf.module.css';

export function PublisherShelf({ publishers }: { publishers: readonly Publisher[] }) {
  const { t } = useTranslation();
  if (publishers.length === 0) return null;
  return (
    <Slider title={t('home.publishers')}>
      {publishers.map(({ dragonId, username, name, picture, issuesCount }) => (
        <li key={dragonId}>
          <Link to={`/publisher/${username}`} className={styles.publisher}>
            <span className={styles.mark}>
              {picture ? <ComicImage picture={picture} alt="" sizes="72px" /> : name.charAt(0)}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{t('home.issues', { count: issuesCount })}</span>
          </Link>
        </li>
      ))}
    </Slider>
  );
}
