import { selectImage } from '../../catalogue/select-image.ts';
import type { Database } from '../../database/database.ts';
import type { ImageRow } from '../../database/image-row.ts';
import type { ProposedPanel } from '../../database/publishing-tables.ts';
import type { PanelRow } from '../../database/tables.ts';

export interface LoadedPage {
  id: string;
  /** The hash of its image. */
  image: string;
  width: number;
  height: number;
  placeholder: string;
  panels: PanelRow[];
  fileName: string | null;
  /** Null if the page was not analysed yet, or has panels. */
  proposedPanels: ProposedPanel[] | null;
  proposalConfidence: number | null;
}

/** A language edition of a working copy with its pages. */
export interface LoadedContent {
  id: string;
  issueId: string;
  language: string;
  title: string;
  description: string;
  cover: string | null;
  coverImage: ImageRow | null;
  version: number;
  pages: LoadedPage[];
}

/** Loads the editions of a working copy by language, or only one of them, with their pages in reading order. */
export async function loadContents(
  database: Database,
  issueId: string,
  contentId?: string,
): Promise<LoadedContent[]> {
  const contents = await database
    .selectFrom('publishing.draft_content')
    .select(['id', 'issueId', 'language', 'title', 'description', 'cover', 'version'])
    .select(selectImage<null>('cover').as('coverImage'))
    .where('issueId', '=', issueId)
    .$if(contentId !== undefined, (query) => query.where('id', '=', contentId as string))
    .orderBy('language')
    .execute();
  const pages = await database
    .selectFrom('publishing.draft_page as page')
    .innerJoin('publishing.draft_content as content', 'content.id', 'page.contentId')
    .innerJoin('publishing.draft as draft', 'draft.issueId', 'content.issueId')
    .innerJoin('comics.image as image', 'image.hash', 'page.image')
    .leftJoin('publishing.panel_proposal as proposal', (join) =>
      join
        .onRef('proposal.image', '=', 'page.image')
        .onRef('proposal.readingDirection', '=', 'draft.readingDirection'),
    )
    .select([
      'page.contentId',
      'page.id',
      'page.image',
      'image.width',
      'image.height',
      'image.placeholder',
      'page.panels',
      'page.fileName',
      'proposal.panels as proposedPanels',
      'proposal.confidence as proposalConfidence',
    ])
    .where('content.issueId', '=', issueId)
    .$if(contentId !== undefined, (query) => query.where('content.id', '=', contentId as string))
    .orderBy('page.position')
    .execute();
  const byContent = Map.groupBy(pages, ({ contentId }) => contentId);
  return contents.map((content) => ({ ...content, pages: byContent.get(content.id) ?? [] }));
}
