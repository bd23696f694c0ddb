import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format-date.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { AcquisitionPresenter } from './acquisition-presenter.ts';

interface IssueStandingProps {
  readonly presenter: AcquisitionPresenter;
  readonly onChoose: (merchandiseId: string) => void;
}

/** Why an issue is not sold to this reader, with the way to it. */
export const IssueStanding = observer(({ presenter, onChoose }: IssueStandingProps) => {
  const { t, i18n } = useTranslation();
  const { issue, standing, ways, isGuided, viewer, wantAnyway } = presenter;
  if (!issue) return null;
  const title = issue.content.title;
  const own = viewer.acquisitionOf(issue.slug);
  const date = own?.expiresAt ? formatDate(new Date(own.expiresAt), 'day-month-year', i18n.language) : '';
  const forGood = ways.find(({ kind }) => kind === 'purchase');
  const text = () => {
    if (standing) return t(`acquisition:${standing}`, { date });
    return t(isGuided ? 'acquisition:guardian' : 'acquisition:notSold');
  };
  return (
    <Notice title={title} text={text()}>
      <title>{t('common.pageTitle', { title: t('acquisition:title') })}</title>
      {standing && <ButtonLink to={`/reader/${issue.id}`}>{t('acquisition:read')}</ButtonLink>}
      {!isGuided && standing === 'rented' && forGood && (
        <Button variant="outlined" onClick={() => onChoose(forGood.id)}>
          {t('acquisition:keep')}
        </Button>
      )}
      {!isGuided && standing === 'inPlan' && ways.length > 0 && (
        <Button variant="outlined" onClick={wantAnyway}>
          {t('acquisition:anyway')}
        </Button>
      )}
      {!standing && <ButtonLink to={`/issue/${issue.slug}`}>{t('acquisition:page')}</ButtonLink>}
    </Notice>
  );
});
