import type { Selectable } from 'kysely';
import type { DraftContentTable } from '../../database/publishing-tables.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { requireVersion } from '../../http/if-match.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';
import { changeDraft, type DraftEditor, draftFailures, markChanged } from './change-draft.ts';

type DraftContent = Selectable<DraftContentTable>;

/** The error codes of `changeContent`. */
export const contentFailures = [...draftFailures, 'CONTENT.NOT_FOUND'] as const satisfies ApiErrorCode[];

/** Who works on which language edition of a working copy. */
export interface ContentEditor extends DraftEditor {
  contentId: string;
  /** The versions of the content that the caller has seen. */
  ifMatch: string | undefined;
}

/**
 * Changes a language edition of a working copy, whose version increases. `change` returns the fields for the audit log.
 * Throws an ApiError, like `changeDraft`.
 */
export function changeContent(
  trx: CatalogueTransaction,
  editor: ContentEditor,
  change: (content: DraftContent) => Promise<{ before: object; after: object }>,
): Promise<void> {
  return changeDraft(trx, editor, async ({ issueId }) => {
    const content = await trx
      .selectFrom('publishing.draft_content')
      .selectAll()
      .where('id', '=', editor.contentId)
      .where('issueId', '=', issueId)
      .executeTakeFirst();
    if (!content) throw new ApiError('CONTENT.NOT_FOUND');
    requireVersion(editor.ifMatch, content.version);
    const { before, after } = await change(content);
    await trx
      .updateTable('publishing.draft_content')
      .set({ version: content.version + 1 })
      .where('id', '=', content.id)
      .execute();
    await markChanged(trx, issueId);
    await recordChange(trx, {
      actorId: editor.caller.uuid,
      action: 'changed',
      subject: { kind: 'content', id: content.id },
      before,
      after,
    });
  });
}
