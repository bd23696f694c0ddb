import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

/** The card form, for screens that embed it. Not a singleton: each screen has its own form. */
export const lazyAddCardModule = lateModule((bind) => {
  bind(tokens.lazyAddCard).toResolvedValue(
    (parts) =>
      parts.lazyPart(async () => {
        const file = await import(/* webpackChunkName: 'add-card' */ '../add-card.ts');
        return file.addCard;
      }),
    [tokens.parts],
  );
});
