import { ApplyAsPublisher } from '../../../application/publishing/publishers/apply-as-publisher.ts';
import { FindPublisherApplication } from '../../../application/publishing/publishers/find-publisher-application.ts';
import { HttpPublisherApplications } from '../../../infrastructure/comics/publishing/http-publisher-applications.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** Applications of readers who want to become publishers. */
export const publisherApplicationsModule = lateModule((bind) => {
  bind(tokens.publisherApplications).toResolvedValue(
    (comics) => new HttpPublisherApplications(comics),
    [tokens.comicsClient],
  );
  // They check only that there is a session, but depend on the same things.
  const bindForApplications = bindRestricted(bind, tokens.publisherApplications);
  bindForApplications(tokens.applyAsPublisher, ApplyAsPublisher);
  bindForApplications(tokens.findPublisherApplication, FindPublisherApplication);
});
