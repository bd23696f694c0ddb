import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Gate } from '../../../../../../src/domain/catalogue/rating-gate.ts';
import { IssueRow } from '../../../../../../src/presentation/ui/issue-row/issue-row.tsx';
import { RatingGateContext } from '../../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

function showRow(currentPage: number | null = null, gate: Gate = 'open', issue = buildIssue()): string {
  render(
    <MemoryRouter>
      <RatingGateContext value={{ isLoading: false, gateOf: () => gate }}>
        <IssueRow issue={issue} currentPage={currentPage} />
      </RatingGateContext>
    </MemoryRouter>,
  );
  return screen.getByRole('link').textContent ?? '';
}

it('shows number, title and description, and links to the issue', () => {
  const issue = buildIssue({ number: 3 });
  const text = showRow(null, 'open', issue);
  expect(text).toContain('Edição 3');
  expect(text).toContain(issue.content.title);
  expect(text).toContain(issue.content.description);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/issue/${issue.slug}`);
});

it('shows the page where the reader stopped', () => {
  const issue = buildIssue({ pagesCount: 20 });
  expect(showRow(4, 'open', issue)).toContain('Página 5 de 20');
});

it('hides the description of an issue that the viewer may not see', () => {
  const issue = buildIssue();
  expect(showRow(null, 'ask', issue)).not.toContain(issue.content.description);
});
