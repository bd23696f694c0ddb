import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

interface EmptyNoticeProps {
  readonly list: { readonly isEmpty: boolean };
  /** Shown if the list has no items. */
  readonly text: string;
  /** Actions for a list without items. */
  readonly children?: ReactNode;
}

/**
 * Replaces a list that shows nothing: it is empty, or the viewer can open none of its items. The catalogue lists what
 * they can open.
 */
export const EmptyNotice = observer(({ list, text, children }: EmptyNoticeProps) => {
  const { t } = useTranslation();
  if (list.isEmpty) return <Notice text={text}>{children}</Notice>;
  return (
    <Notice text={t('common.notForYourAge')}>
      <ButtonLink to="/catalog">{t('common.toCatalog')}</ButtonLink>
    </Notice>
  );
});
