import { FollowedNews } from '../../presentation/home/followed-news.ts';
import { FollowedNewsShelf } from '../../presentation/home/followed-news-shelf.tsx';
import { homeEnUs } from '../../presentation/home/home.en-us.ts';
import { homePtBr } from '../../presentation/home/home.pt-br.ts';
import { followingModule } from '../modules/following-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

const followedNewsModule = lateModule((bind) => {
  bind(tokens.followedNews).toResolvedValue(
    (source, follows, session) => new FollowedNews(source, follows, session),
    [tokens.follows, tokens.followsPresenter, tokens.sessionPresenter],
  );
});

/** The shelf of new issues on the home screen of a reader. */
export const followedNews = part({
  presenter: tokens.followedNews,
  View: FollowedNewsShelf,
  texts: { home: [homePtBr, homeEnUs] },
  shared: [followingModule],
  scoped: [followedNewsModule],
});
