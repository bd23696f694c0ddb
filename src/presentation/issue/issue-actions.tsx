import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Issue, Merchandise } from '../../domain/issue.ts';
import type { IssueAction } from '../../domain/issue-access.ts';
import { formatPrice } from '../i18n/format-price.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { useScreenAhead } from '../ui/screen-ahead/screen-ahead.ts';
import styles from './issue-page.module.css';

interface IssueActionsProps {
  readonly issue: Issue;
  readonly action: IssueAction | null;
  readonly resumePage: number | null;
}

/** The one thing to do next, chosen by the access rule. Its room is kept while that is not known. */
export function IssueActions({ issue, action, resumePage }: IssueActionsProps) {
  const { t, i18n } = useTranslation();
  const reader = `/reader/${issue.id}`;
  useScreenAhead(action === 'read' ? reader : null);
  if (action === null) return <p className={styles.actions} aria-busy="true" />;
  if (action === 'unavailable') return <p className={styles.actions}>{t('issue.unavailable')}</p>;
  if (action === 'read') {
    return (
      <p className={styles.actions}>
        <ButtonLink to={reader}>
          <Icon name="book-open" />
          {resumePage === null ? t('issue.read') : t('issue.resume', { page: resumePage })}
        </ButtonLink>
      </p>
    );
  }
  const acquisition = `/issue/${issue.slug}/acquisition`;
  return (
    <p className={styles.actions}>
      <ButtonLink to={action === 'subscribe' ? '/plans' : acquisition}>
        {offer(t, i18n.language, action, issue.merchandises)}
      </ButtonLink>
    </p>
  );
}

function offer(
  t: TFunction,
  locale: string,
  action: 'subscribe' | 'purchase' | 'rent',
  merchandises: readonly Merchandise[],
): string {
  if (action === 'subscribe') return t('issue.subscribe');
  const item = merchandises.find(({ kind }) => kind === action);
  const price = item ? formatPrice(item.price, item.currency, locale) : '';
  return t(action === 'purchase' ? 'issue.purchase' : 'issue.rent', { price });
}
