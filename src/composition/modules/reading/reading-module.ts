import { OpenComic } from '../../../application/reading/open-comic.ts';
import { SavePosition } from '../../../application/reading/save-position.ts';
import { SyncPositions } from '../../../application/reading/sync-positions.ts';
import { StoredPageViews } from '../../../infrastructure/storage/stored-page-views.ts';
import { StoredReadingChoices } from '../../../infrastructure/storage/stored-reading-choices.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** Opening comics and saving positions, for the reader screen and for positions that are not synced yet. */
export const readingModule = lateModule((bind) => {
  bind(tokens.readingChoices)
    .toResolvedValue((storage) => new StoredReadingChoices(storage), [tokens.storage])
    .inSingletonScope();
  bind(tokens.pageViews).toResolvedValue((storage) => new StoredPageViews(storage), [tokens.storage]);
  bind(tokens.openComic).toResolvedValue(
    (issues, positions, session, ageCheck) => new OpenComic(issues, positions, session, ageCheck),
    [tokens.issues, tokens.readingPositions, tokens.session, tokens.ageCheck],
  );
  bind(tokens.keepPosition).toResolvedValue(
    (positions, session, clock) => new SavePosition(positions, session, clock),
    [tokens.readingPositions, tokens.session, tokens.clock],
  );
  bind(tokens.syncPositions)
    .toResolvedValue(
      (positions, pageViews, readings, session) => new SyncPositions(positions, pageViews, readings, session),
      [tokens.readingPositions, tokens.pageViews, tokens.readings, tokens.session],
    )
    .inSingletonScope();
});
