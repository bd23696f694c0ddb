export interface NewestIssue {
  id: string;
  slug: string;
  /** Address of the cover, with the placeholder {width}. */
  cover: string;
}

interface IssueList {
  items: { externalId: string; slug: string; content: { cover: { address: string } } }[];
}

/** The newest issues of the catalogue. */
export async function fetchNewestIssues(address: string): Promise<NewestIssue[]> {
  const { items }: IssueList = await (await fetch(`${address}/api/comics/issue?limit=50&page=0`)).json();
  return items.map(({ externalId, slug, content }) => ({
    id: externalId,
    slug,
    cover: content.cover.address,
  }));
}
