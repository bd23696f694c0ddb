import { act, cleanup, render, screen } from '@testing-library/react';
import { OpenedSeries } from '../../../../../src/presentation/series/opened-series.ts';
import { SeriesIssues } from '../../../../../src/presentation/series/series-issues.tsx';
import { RatingGateContext } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildReader, parentalSettings } from '../../../../fakes/account/fake-readers.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { setUpIssueViewer } from '../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

describe('SeriesIssues', () => {
  it('says that an issue is not for a child instead of what it costs', async () => {
    const collection = new FakeSeriesCollection(
      exampleSeries,
      buildIssue({ id: 'issue-1', number: 1, parentalRating: 'L' }),
      buildIssue({ id: 'issue-2', number: 2, parentalRating: '12' }),
    );
    const { viewer, loadReader } = setUpIssueViewer({
      reader: buildReader({ guardianId: 'lia', parentalSettings: parentalSettings({ isActive: true }) }),
    });
    await loadReader();
    const openedSeries = new OpenedSeries('nanquim', null, collection);
    await openedSeries.issues.start();
    const list = <SeriesIssues openedSeries={openedSeries} viewer={viewer} isNew={() => false} />;
    const { element } = setUpRoutes('/', [{ path: '*', element: list }]);
    await act(async () => render(<RatingGateContext value={viewer.ratingGate}>{element}</RatingGateContext>));
    const [first, second] = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(first).toContain('Grátis');
    expect(first).not.toContain('Não é para esta conta');
    expect(second).toContain('Edição 2 · Não é para esta conta');
    expect(second).not.toContain('Grátis');
  });
});
