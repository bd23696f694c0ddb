import type { TFunction } from 'i18next';
import type { Issue } from '../../../domain/catalogue/issue.ts';

/** "Edição 3 · Nova": the note of a card, which would otherwise show only the issue number. */
export function newIssueNote(t: TFunction, { number }: Pick<Issue, 'number'>): string {
  const note = t('follow:isNew');
  return number === null ? note : `${t('common.edition', { number })} · ${note}`;
}
