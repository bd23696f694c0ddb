import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GuidedAccount } from '../../domain/account/guided-account.ts';
import { ratingLimits } from '../../domain/catalogue/catalogue-query.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Accordion } from '../ui/accordion/accordion.tsx';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button } from '../ui/button/button.tsx';
import { LazyPart } from '../ui/lazy-loading/lazy-part.tsx';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { ChildDeletionNotice } from './child-deletion-notice.tsx';
import styles from './family-page.module.css';
import type { FamilyPresenter } from './family-presenter.ts';

interface GuidedAccountCardProps {
  readonly account: GuidedAccount;
  readonly presenter: FamilyPresenter;
}

/** One guided account: what it may do, the switch to it, and its forms. */
export const GuidedAccountCard = observer(({ account, presenter }: GuidedAccountCardProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const { id, name, nickname, username, avatar, settings, isIncluded, deletionAt } = account;
  const { owner, switchingTo, switchFailure } = presenter;
  const age = presenter.ageOf(account);
  const { isActive, maxRating, hours, showsPrices } = settings;
  const rating = isActive ? (maxRating ?? 'by-age') : 'none';
  const facts = [
    ['age', age === null ? t('family:ageUnknown') : t('family:age', { count: age })],
    ['rating', rating === 'by-age' ? ratingByAge(t, age) : t(`family:ratings.${rating}`)],
    ['hours', hours ? t('family:hours', { ...hours }) : t('family:anyHour')],
    ['prices', t(showsPrices ? 'family:pricesShown' : 'family:pricesHidden')],
    ['plan', t(isIncluded ? 'family:isIncluded' : 'family:notIncluded')],
  ] as const;
  // A scheduled deletion is cancelled above.
  const kinds = ['settings', 'data', 'download', ...(deletionAt === null ? (['end'] as const) : [])] as const;
  const switchAccount = async () => {
    if (await presenter.switchTo(account)) void navigate('/');
  };
  return (
    <article className={styles.card} aria-labelledby={`child-${id}`}>
      <header className={styles.head}>
        <Avatar name={nickname || name} username={username} image={avatar} />
        <div className={styles.who}>
          <h3 ref={heading} id={`child-${id}`} tabIndex={-1} className={styles.heading}>
            {nickname || name}
          </h3>
          {nickname && nickname !== name && <p className={styles.hint}>{name}</p>}
        </div>
      </header>
      <ChildDeletionNotice
        account={account}
        deletion={presenter.deletionOf(account)}
        onCancelled={focusHeading}
      />
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`family:facts.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.switch}>
        <div>
          <Button
            variant="outlined"
            isLoading={switchingTo === id}
            aria-describedby={`switch-${id}`}
            onClick={() => void switchAccount()}
          >
            {t('family:switchTo', { nickname: nickname || name })}
          </Button>
        </div>
        <p id={`switch-${id}`} className={styles.hint}>
          {t('family:switchHint')}
        </p>
        {presenter.lastSwitch === id && <FormFailureNote failure={switchFailure} />}
      </div>
      <Accordion
        headingLevel={4}
        isSingle
        mountsOnOpen
        entries={kinds.map((kind) => ({
          id: kind,
          title: t(`family:${kind}`),
          content: (
            <LazyPart lazy={presenter.forms} placeholder={<SkeletonLines count={4} />}>
              {({ presenter: forms, View }) => (
                <View
                  shown={{ kind, account, age, onButtonRemoved: focusHeading }}
                  forms={forms}
                  owner={owner}
                />
              )}
            </LazyPart>
          ),
        }))}
      />
    </article>
  );
});

/** The rating that follows from the age. An unknown age allows only L. Rule 115. */
function ratingByAge(t: TFunction, age: number | null): string {
  if (age !== null && age >= 18) return t('family:ratings.by-age');
  const highest = ratingLimits.findLast((rating) => rating !== 'L' && Number(rating) <= (age ?? 0)) ?? 'L';
  return t(`family:ratingsByAge.${highest}`);
}
