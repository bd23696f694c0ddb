import type { Database } from '../database/database.ts';
import { jsonColumn } from '../database/json-column.ts';
import type { PanelProposal } from '../media/panels/propose-panels.ts';

export interface PanelProposalContext {
  database: Database;
  /** Analyses a stored image. */
  proposePanels(image: string, direction: 'ltr' | 'rtl'): Promise<PanelProposal>;
  onProblem(error: unknown): void;
}

/** Images that one pass analyses. */
const maxPerPass = 100;

/**
 * Proposes panels for pages of working copies that have none, in the background. Manual panels stay as they are. Several
 * machines may analyse the same image; the first result stays.
 */
export async function proposeMissingPanels(
  { database, proposePanels, onProblem }: PanelProposalContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  try {
    for (const { image, readingDirection } of await findMissing(database)) {
      if (isStopping()) return;
      const { panels, confidence } = await proposePanels(image, readingDirection).catch((error) => {
        onProblem(error);
        // Stored, so that a broken image is not analysed again and again.
        return { panels: [], confidence: 0 };
      });
      await database
        .insertInto('publishing.panel_proposal')
        .values({ image, readingDirection, panels: jsonColumn(panels), confidence })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  } catch (error) {
    onProblem(error);
  }
}

const findMissing = (database: Database) =>
  database
    .selectFrom('publishing.draft_page as page')
    .innerJoin('publishing.draft_content as content', 'content.id', 'page.contentId')
    .innerJoin('publishing.draft as draft', 'draft.issueId', 'content.issueId')
    .leftJoin('publishing.panel_proposal as proposal', (join) =>
      join
        .onRef('proposal.image', '=', 'page.image')
        .onRef('proposal.readingDirection', '=', 'draft.readingDirection'),
    )
    .select(['page.image', 'draft.readingDirection'])
    .distinct()
    // Pages without panels of uploads, because imported ones were published as they are.
    .where('page.fileName', 'is not', null)
    .where('page.panels', '=', jsonColumn([]))
    .where('proposal.image', 'is', null)
    .limit(maxPerPass)
    .execute();
