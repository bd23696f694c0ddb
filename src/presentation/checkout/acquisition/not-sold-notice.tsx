import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ReadLink } from '../../ui/read-link/read-link.tsx';
import type { AcquisitionPresenter } from './acquisition-presenter.ts';

export interface NotSoldNoticeProps {
  readonly presenter: AcquisitionPresenter;
  readonly onChoose: (merchandiseId: string) => void;
}

/** Says why an issue is not sold to this reader, with a link to read it. Loaded on demand, because this is rare. */
export const NotSoldNotice = observer(({ presenter, onChoose }: NotSoldNoticeProps) => {
  const { t, i18n } = useTranslation();
  const { issue, existingAccess, merchandises, isGuided, viewer, overridePlan } = presenter;
  if (!issue) return null;
  const title = issue.content.title;
  const ownAcquisition = viewer.acquisitionOf(issue.slug);
  const date = ownAcquisition?.expiresAt
    ? formatDate(new Date(ownAcquisition.expiresAt), 'day-month-year', i18n.language)
    : '';
  const purchase = merchandises.find(({ kind }) => kind === 'purchase');
  const text = () => {
    if (existingAccess) return t(`notSold:${existingAccess}`, { date });
    return t(isGuided ? 'notSold:guardian' : 'notSold:notSold');
  };
  return (
    <Notice title={title} text={text()}>
      <title>{t('common.pageTitle', { title: t(`acquisition:title.${presenter.offeredKind}`) })}</title>
      {existingAccess && <ReadLink issue={issue}>{t('notSold:read')}</ReadLink>}
      {!isGuided && existingAccess === 'rented' && purchase && (
        <Button variant="outlined" onClick={() => onChoose(purchase.id)}>
          {t('notSold:keep')}
        </Button>
      )}
      {!isGuided && existingAccess === 'inPlan' && merchandises.length > 0 && (
        <Button variant="outlined" onClick={overridePlan}>
          {t('notSold:anyway')}
        </Button>
      )}
      {!existingAccess && <ButtonLink to={`/issue/${issue.slug}`}>{t('notSold:page')}</ButtonLink>}
    </Notice>
  );
});
