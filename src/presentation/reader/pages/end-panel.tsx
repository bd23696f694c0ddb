import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import styles from './end-panel.module.css';

export function EndPanel({ issue, onReadAgain }: { issue: Issue; onReadAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.end}>
      <h2 className={styles.word}>{t('reader:end')}</h2>
      <p className={styles.title}>{issue.content.title}</p>
      <div className={styles.actions}>
        <ButtonLink to={`/issue/${encodeURIComponent(issue.slug)}`}>{t('reader:back')}</ButtonLink>
        <Button variant="outlined" onClick={onReadAgain}>
          {t('reader:readAgain')}
        </Button>
      </div>
    </section>
  );
}
