import { adoptPositions } from '../../../application/reading/adopt-positions.ts';
import { FindPosition } from '../../../application/reading/find-position.ts';
import { StoredReadingPositions } from '../../../infrastructure/storage/stored-reading-positions.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** Reading positions, for screens that lead to reading. */
export const positionsModule = lateModule((bind) => {
  bind(tokens.readingPositions)
    .toResolvedValue(
      (storage, session) => {
        const positions = new StoredReadingPositions(storage);
        adoptPositions(positions, session);
        return positions;
      },
      [tokens.storage, tokens.session],
    )
    .inSingletonScope();
  bind(tokens.findPosition).toResolvedValue(
    (positions, session) => new FindPosition(positions, session),
    [tokens.readingPositions, tokens.session],
  );
});
