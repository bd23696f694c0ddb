import { ChangePublisher } from '../../../application/publishing/publishers/change-publisher.ts';
import { CreatePublisher } from '../../../application/publishing/publishers/create-publisher.ts';
import { ListPrivatePublishers } from '../../../application/publishing/publishers/list-private-publishers.ts';
import { SetPublisherShare } from '../../../application/publishing/publishers/set-publisher-share.ts';
import { HttpPrivatePublishers } from '../../../infrastructure/comics/publishing/http-private-publishers.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** Publishers for their members and staff. */
export const privatePublishersModule = lateModule((bind) => {
  bind(tokens.privatePublishers).toResolvedValue(
    (comics) => new HttpPrivatePublishers(comics),
    [tokens.comicsClient],
  );
  const bindForPublishers = bindRestricted(bind, tokens.privatePublishers);
  bindForPublishers(tokens.listPrivatePublishers, ListPrivatePublishers);
  bindForPublishers(tokens.createPublisher, CreatePublisher);
  bindForPublishers(tokens.changePublisher, ChangePublisher);
  bindForPublishers(tokens.setPublisherShare, SetPublisherShare);
});
