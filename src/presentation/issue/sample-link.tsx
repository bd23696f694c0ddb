import { useTranslation } from 'react-i18next';
import type { Issue } from '../../domain/catalogue/issue.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { ReadLink } from '../ui/read-link/read-link.tsx';

/** Opens the sample of an issue that the viewer may not read. Nothing if it has none. */
export function SampleLink({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  if (issue.samplePagesCount === 0) return null;
  return (
    <ReadLink variant="outlined" issue={issue}>
      <Icon name="book-open" />
      {t('issue:sample')}
    </ReadLink>
  );
}
