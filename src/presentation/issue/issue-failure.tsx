import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../domain/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import type { IssueViewer } from '../shell/age-gate/issue-viewer.ts';
import { LazyMissingPage } from '../shell/lazy-missing-page.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

interface IssueFailureProps {
  readonly slug: string;
  readonly failure: Failure;
  readonly viewer: IssueViewer;
}

/** Shown if an issue cannot be read and a retry cannot succeed: the reason and the next step. */
export const IssueFailure = observer(({ slug, failure, viewer }: IssueFailureProps) => {
  const { t } = useTranslation();
  if (failure.code === 'ISSUE.NOT_FOUND') return <LazyMissingPage slug={slug} text={t('issue:notFound')} />;
  if (failure.code === 'ISSUE.UNAVAILABLE_MARKET') {
    const acquired = viewer.acquisitionOf(slug);
    return (
      <UnavailableNotice text={acquired ? t('issue:notOnSaleYours') : failureText(t, failure)}>
        {acquired?.issue.id && <ButtonLink to={`/reader/${acquired.issue.id}`}>{t('issue:read')}</ButtonLink>}
      </UnavailableNotice>
    );
  }
  const isOfPublisher = failure.code.startsWith('PUBLISHER.');
  return (
    <UnavailableNotice text={failureText(t, failure)}>
      {isOfPublisher && <ButtonLink to="/publishers">{t('issue:toPublishers')}</ButtonLink>}
    </UnavailableNotice>
  );
});

function UnavailableNotice({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice title={t('issue:goneTitle')} text={text}>
      <title>{t('common.pageTitle', { title: t('issue:goneTitle') })}</title>
      {children}
      <ButtonLink variant="outlined" to="/catalog">
        {t('common.toCatalog')}
      </ButtonLink>
    </Notice>
  );
}
