import { ApiError } from '../../http/api-error.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';
import { type ContentEditor, changeContent } from './change-content.ts';
import { changeDraft, type DraftEditor, markChanged } from './change-draft.ts';

export interface ContentTexts {
  language: string;
  title: string;
  description: string;
}

interface ContentFields extends ContentTexts {
  /** The hash of a stored image. Null for the first page. */
  cover: string | null;
}

/** Adds a language edition and returns its id. Throws the ApiError ISSUE.DUPLICATE_CONTENT if there is one already. */
export function addContent(
  trx: CatalogueTransaction,
  editor: DraftEditor,
  fields: ContentFields,
): Promise<string> {
  return changeDraft(trx, editor, async ({ issueId }) => {
    await requireNewLanguage(trx, issueId, fields.language);
    const { id } = await trx
      .insertInto('publishing.draft_content')
      .values({ ...fields, issueId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await markChanged(trx, issueId);
    await recordChange(trx, {
      actorId: editor.caller.uuid,
      action: 'created',
      subject: { kind: 'content', id },
      before: null,
      after: { ...fields, issueId },
    });
    return id;
  });
}

/** Changes texts or the cover of a language edition. Throws an ApiError. */
export const changeContentFields = (
  trx: CatalogueTransaction,
  editor: ContentEditor,
  changes: Partial<ContentFields>,
): Promise<void> =>
  changeContent(trx, editor, async (content) => {
    const { language } = changes;
    if (language !== undefined && language !== content.language)
      await requireNewLanguage(trx, content.issueId, language);
    await trx.updateTable('publishing.draft_content').set(changes).where('id', '=', content.id).execute();
    return { before: content, after: changes };
  });

async function requireNewLanguage(
  trx: CatalogueTransaction,
  issueId: string,
  language: string,
): Promise<void> {
  const existing = await trx
    .selectFrom('publishing.draft_content')
    .select('id')
    .where('issueId', '=', issueId)
    .where('language', '=', language)
    .executeTakeFirst();
  if (existing) throw new ApiError('ISSUE.DUPLICATE_CONTENT');
}
