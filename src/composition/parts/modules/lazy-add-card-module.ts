import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

/** The form of a card, for screens that show it within themselves. Each has its own: it is not a singleton. */
export const lazyAddCardModule = lateModule((bind) => {
  bind(tokens.lazyAddCard).toResolvedValue(
    (parts) =>
      parts.lazy(async () => {
        const file = await import(/* webpackChunkName: 'add-card' */ '../add-card.ts');
        return file.addCard;
      }),
    [tokens.parts],
  );
});
