import { HttpShowcase } from '../../infrastructure/comics/http-showcase.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Banners and genres, on all screens that show them. */
export const showcaseModule = lateModule((bind) => {
  bind(tokens.showcase).toResolvedValue((comics) => new HttpShowcase(comics), [tokens.comicsClient]);
});
