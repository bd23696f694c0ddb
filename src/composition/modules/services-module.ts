import { ContainerModule } from 'inversify';
import { HttpAcquisitions } from '../../infrastructure/comics/http-acquisitions.ts';
import { HttpIssues } from '../../infrastructure/comics/http-issues.ts';
import { HttpReaders } from '../../infrastructure/comics/http-readers.ts';
import { HttpReadings } from '../../infrastructure/comics/http-readings.ts';
import { HttpClient } from '../../infrastructure/http/http-client.ts';
import { knownAnswersOf, noKnownAnswers } from '../../infrastructure/http/known-answers.ts';
import { RequestHeaders } from '../../infrastructure/http/request-headers.ts';
import { HttpAuthentication } from '../../infrastructure/identity/http-authentication.ts';
import { HttpIdentityUsers } from '../../infrastructure/identity/http-identity-users.ts';
import type { AppConfiguration } from '../app-configuration.ts';
import { tokens } from '../tokens.ts';

/** The parts of the comics and identity services that all screens need, at the configured addresses. */
export const servicesModule = ({ comicsAddress, identityAddress }: AppConfiguration) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.requestHeaders)
      .toResolvedValue(() => new RequestHeaders())
      .inSingletonScope();
    bind(tokens.knownAnswers).toConstantValue(noKnownAnswers);
    bind(tokens.comicsClient)
      .toResolvedValue(
        (headers, session, known) =>
          new HttpClient(comicsAddress, headers, session, knownAnswersOf(comicsAddress, known)),
        [tokens.requestHeaders, tokens.session, tokens.knownAnswers],
      )
      .inSingletonScope();
    bind(tokens.identityClient)
      .toResolvedValue(
        (headers, session) => new HttpClient(identityAddress, headers, session),
        [tokens.requestHeaders, tokens.session],
      )
      .inSingletonScope();

    bind(tokens.issues).toResolvedValue((comics) => new HttpIssues(comics), [tokens.comicsClient]);
    bind(tokens.readings).toResolvedValue(
      (comics, clock) => new HttpReadings(comics, clock),
      [tokens.comicsClient, tokens.clock],
    );
    bind(tokens.readers).toResolvedValue((comics) => new HttpReaders(comics), [tokens.comicsClient]);
    bind(tokens.acquisitions).toResolvedValue(
      (comics) => new HttpAcquisitions(comics),
      [tokens.comicsClient],
    );
    bind(tokens.authentication).toResolvedValue(
      (identity) => new HttpAuthentication(identity),
      [tokens.identityClient],
    );
    bind(tokens.identityUsers).toResolvedValue(
      (identity) => new HttpIdentityUsers(identity),
      [tokens.identityClient],
    );
  });
