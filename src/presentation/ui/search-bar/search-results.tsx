import type { HTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ComicImage } from '../comic-image/comic-image.tsx';
import { Icon } from '../icon/icon.tsx';
import {
  type Choice,
  type FoundGroup,
  type FoundItem,
  isLinked,
  type SearchAnswer,
} from './search-answer.ts';
import styles from './search-suggestions.module.css';

/** Groups with results. */
export const groupsOf = ({ results }: SearchAnswer): readonly FoundGroup[] =>
  results.filter(({ items }) => items.length > 0);

export const countOf = (groups: readonly FoundGroup[]): number =>
  groups.reduce((count, { items }) => count + items.length, 0);

type ChoiceProps = HTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };
type GetChoiceProps = (choice: Choice) => ChoiceProps;

interface SearchResultsProps {
  readonly groups: readonly FoundGroup[];
  readonly listProps: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> };
  readonly getChoiceProps: GetChoiceProps;
}

/** Search results in groups. Each option is a link, so that it can be opened in a new tab or copied. */
export function SearchResults({ groups, listProps, getChoiceProps }: SearchResultsProps) {
  return (
    <div {...listProps}>
      {groups.map((group) => (
        <Group key={`${group.title} ${group.link}`} group={group} getChoiceProps={getChoiceProps} />
      ))}
    </div>
  );
}

function Group({ group, getChoiceProps }: { group: FoundGroup; getChoiceProps: GetChoiceProps }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.group} data-lines={group.isCompact}>
      <legend className={styles.heading}>{group.title}</legend>
      <div className={styles.items}>
        {group.items.map((item) => (
          <Item key={item.reference} item={item} choiceProps={getChoiceProps(item)} />
        ))}
      </div>
      {isLinked(group) && (
        <Link
          to={group.link}
          className={styles.seeAll}
          {...getChoiceProps(group)}
          tabIndex={-1}
          aria-label={group.linkText ?? t('ui.search.seeAllOf', { title: group.title })}
        >
          {group.linkText ?? t('ui.search.seeAll')}
        </Link>
      )}
    </fieldset>
  );
}

function Item({ item, choiceProps }: { item: FoundItem; choiceProps: ChoiceProps }) {
  const { title, description, image, icon, link } = item;
  return (
    <Link to={link} className={styles.item} {...choiceProps} tabIndex={-1}>
      {icon ? (
        <Icon name={icon} />
      ) : (
        <span className={styles.cover}>{image && <ComicImage picture={image} alt="" sizes="32px" />}</span>
      )}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </Link>
  );
}
