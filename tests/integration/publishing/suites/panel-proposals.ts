import sharp from 'sharp';
import { proposeMissingPanels } from '../../../../server/publishing/panel-proposals.ts';
import {
  addEditor,
  callAs,
  createIssue,
  fileForm,
  type PublishingCaller,
} from '../../support/publishing-calls.ts';
import { addPublisher } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Two dark panels on white paper, one above the other. */
const drawPage = () => {
  const panel = (top: number) => `<rect x="40" y="${top}" width="720" height="500" fill="#345"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1120">
    <rect width="800" height="1120" fill="#fff"/>${panel(40)}${panel(580)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

export function panelProposals(platform: () => TestPlatform): void {
  let caller: PublishingCaller;
  let issueId: string;
  let path: string;
  let createdCount = 0;

  beforeAll(async () => {
    await platform().deleteAllData();
  });

  beforeEach(async () => {
    createdCount += 1;
    const publisherId = await addPublisher(platform().database);
    caller = callAs(platform(), await addEditor(platform(), { publisherId }));
    const created = await createIssue(caller, publisherId, `quadros-${createdCount}`, { pages: 0 });
    issueId = created.issueId;
    path = `/issue/${issueId}/content/${created.contentId}/page`;
    await caller.sendForm('POST', path, fileForm({ '1.png': await drawPage() }));
  });

  const pageOfIssue = async () => (await caller.get(`/issue/${issueId}/private`)).json().contents[0].pages[0];

  it('are found after an upload, in the background', async () => {
    await proposeMissingPanels(platform().panelProposals);
    const { panels, proposal } = await pageOfIssue();
    expect(panels).toEqual([]);
    expect(proposal.panels).toHaveLength(2);
    expect(proposal.panels[0].y).toBeLessThan(proposal.panels[1].y);
    expect(proposal.confidence).toBeGreaterThan(0.5);
  });

  it('never replace panels that somebody has set', async () => {
    const panels = [{ x: 0, y: 0, width: 1, height: 1, text: 'Tudo.' }];
    await caller.patch(path, { panels: [{ number: 1, panels }] });
    await proposeMissingPanels(platform().panelProposals);
    expect(await pageOfIssue()).toMatchObject({ panels });
  });

  it('are computed once for each image, also if it cannot be analysed', async () => {
    await platform().database.deleteFrom('publishing.panel_proposal').execute();
    const problems: unknown[] = [];
    let callsCount = 0;
    const context = {
      ...platform().panelProposals,
      async proposePanels(): Promise<never> {
        callsCount += 1;
        throw new Error('The image is broken.');
      },
      onProblem: (error: unknown) => void problems.push(error),
    };
    await proposeMissingPanels(context);
    await proposeMissingPanels(context);
    expect([callsCount, problems.length]).toEqual([1, 1]);
    expect((await pageOfIssue()).proposal).toEqual({ panels: [], confidence: 0 });
  });

  it('are not shown to readers', async () => {
    await proposeMissingPanels(platform().panelProposals);
    const { request } = (await caller.post(`/issue/${issueId}/submit`)).json();
    const staff = callAs(platform(), await platform().signIn('ADMIN'));
    await staff.patch(`/request/respond/${request.externalId}`, { isApproved: true });
    await platform()
      .database.updateTable('comics.issue')
      .set({ withdrawnAt: null, isAvailableForAll: true })
      .where('id', '=', issueId)
      .execute();
    const { pages } = (await callAs(platform(), null).get(`/issue/${issueId}/pages`)).json();
    expect(pages).toMatchObject([{ panels: [] }]);
    expect(JSON.stringify(pages)).not.toContain('confidence');
  });
}
