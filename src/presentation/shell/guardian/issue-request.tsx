import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { accessOptionsOf } from '../../../domain/checkout/access-options.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import styles from './ask-guardian.module.css';
import { AskGuardian, AskGuardianHint } from './ask-guardian.tsx';
import type { GuardianPresenter } from './guardian-presenter.ts';

export interface IssueRequestProps {
  readonly presenter: GuardianPresenter;
  readonly issue: Issue;
  /** 'action': the button to ask for a purchase. 'hint': below it. 'rating': in place of a locked issue. */
  readonly place: 'action' | 'hint' | 'rating';
}

/** What a child can ask the guardian on the page of an issue. Loaded only for guided accounts. */
export const IssueRequest = observer(({ presenter, issue, place }: IssueRequestProps) => {
  const { t } = useTranslation();
  const product = { kind: 'issue', id: issue.id } as const;
  switch (place) {
    case 'action':
      return <AskGuardian presenter={presenter} product={product} size="large" />;
    case 'hint':
      return (
        <>
          {presenter.showsPrices && <Prices issue={issue} />}
          <AskGuardianHint presenter={presenter} product={product} />
        </>
      );
    case 'rating':
      return (
        <div className={styles.rating}>
          <p>{t('guardian:onlyGuardian', { name: presenter.guardianName ?? t('guardian:guardian') })}</p>
          <AskGuardian presenter={presenter} product={product} purpose="rating" />
          <AskGuardianHint presenter={presenter} product={product} purpose="rating" />
        </div>
      );
    default:
      return place satisfies never;
  }
});

/** What the issue costs, without a way to buy it. */
function Prices({ issue }: { issue: Issue }) {
  const { t, i18n } = useTranslation();
  return (
    <ul>
      {accessOptionsOf(issue, false).map((option) =>
        option.kind === 'subscribe' ? null : (
          <li key={option.id}>
            {t(`guardian:${option.kind}`, {
              price: formatPrice(option.price, option.currency, i18n.language),
            })}
          </li>
        ),
      )}
    </ul>
  );
}
