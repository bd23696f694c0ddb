import { FindPosition } from '../../application/reading/find-position.ts';
import { StoredReadingPositions } from '../../infrastructure/storage/stored-reading-positions.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Reading positions, for screens that lead to reading. */
export const positionsModule = lateModule((bind) => {
  bind(tokens.readingPositions)
    .toResolvedValue((storage) => new StoredReadingPositions(storage), [tokens.storage])
    .inSingletonScope();
  bind(tokens.findPosition).toResolvedValue(
    (positions, session) => new FindPosition(positions, session),
    [tokens.readingPositions, tokens.session],
  );
});
