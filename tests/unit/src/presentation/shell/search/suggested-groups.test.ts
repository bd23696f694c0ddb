import type { TFunction } from 'i18next';
import type { Gate } from '../../../../../../src/domain/catalogue/rating-gate.ts';
import {
  namesGroup,
  suggestedGroups,
} from '../../../../../../src/presentation/shell/search/suggested-groups.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../../../../../fakes/catalogue/build-publisher.ts';
import { examplePerson } from '../../../../../fakes/catalogue/fake-people.ts';
import { exampleSeries } from '../../../../../fakes/catalogue/fake-series-collection.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

const noNames = { people: [], publishers: [], series: [] };

async function linksFor(
  text: string,
  names: Parameters<typeof namesGroup>[2] = noNames,
  gate: Gate = 'open',
) {
  const { t } = await startI18n('pt-br');
  return namesGroup(t as TFunction, text, names, () => gate)?.items.map(({ link }) => link);
}

describe('namesGroup', () => {
  it('links to the pages of a genre, people, publishers and series', async () => {
    const names = { people: [examplePerson], publishers: [buildPublisher()], series: [exampleSeries] };
    expect(await linksFor('policial', names)).toEqual([
      '/genre/crime',
      '/series/nanquim',
      '/creator/ana-nanquim',
      '/publisher/ipe',
    ]);
  });

  it('lists names that start with the text first, then series before people', async () => {
    const names = { people: [examplePerson], publishers: [], series: [exampleSeries] };
    expect(await linksFor('nan', names)).toEqual(['/series/nanquim', '/creator/ana-nanquim']);
    expect(await linksFor('ána', names)).toEqual(['/creator/ana-nanquim', '/series/nanquim']);
  });

  it('finds a genre by the start of its name, without accents', async () => {
    expect(await linksFor('ficcao')).toEqual(['/genre/science-fiction']);
    expect(await linksFor('po')).toBeUndefined();
    expect(await linksFor('cial')).toBeUndefined();
  });

  it('suggests no genre that the viewer may not see', async () => {
    expect(await linksFor('eróti')).toEqual(['/genre/erotic']);
    expect(await linksFor('eróti', noNames, 'ask')).toBeUndefined();
  });

  it('leaves out series and publishers of which the viewer can open no issue', async () => {
    const series = [{ ...exampleSeries, lowestParentalRating: '12' as const }];
    const publishers = [{ ...buildPublisher(), lowestParentalRating: '12' as const }];
    const names = { ...noNames, series, publishers };
    expect(await linksFor('nan', names)).toEqual(['/series/nanquim', '/publisher/ipe']);
    expect(await linksFor('nan', names, 'blocked')).toBeUndefined();
  });
});

describe('suggestedGroups', () => {
  const groupsFor = async (gate: Gate, issues = [buildIssue()]) => {
    const { t } = await startI18n('pt-br');
    const suggestions = { ...noNames, issues, alternatives: [] };
    return suggestedGroups(t as TFunction, 'nanquim', suggestions, () => gate);
  };

  it('shows the cover and description only if the viewer may see the issue now', async () => {
    const [open] = await groupsFor('open');
    expect(open?.items).toEqual([expect.objectContaining({ image: buildIssue().content.cover })]);
    const [asking] = await groupsFor('ask');
    expect(asking?.items).toEqual([
      expect.objectContaining({ image: null, icon: 'lock', link: '/issue/nanquim-1' }),
    ]);
  });

  it('links to all results unless the only issue is shown', async () => {
    const [all] = await groupsFor('open', [buildIssue(), buildIssue({ id: 'issue-2', slug: 'nanquim-2' })]);
    expect(all?.link).toBe('/search?s=nanquim');
    const [single] = await groupsFor('open');
    expect(single?.link).toBeUndefined();
  });

  it('leaves out what the viewer can never see', async () => {
    expect(await groupsFor('blocked')).toEqual([]);
  });
});
