import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';

/** Opens the sample of an issue that the viewer may not read. Nothing if it has none. */
export function SampleLink({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  if (issue.samplePagesCount === 0) return null;
  return (
    <ButtonLink variant="outlined" to={`/reader/${issue.id}`}>
      <Icon name="book-open" />
      {t('issue:sample')}
    </ButtonLink>
  );
}
