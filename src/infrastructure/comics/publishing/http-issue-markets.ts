import type { IssueMarkets } from '../../../application/ports/publishing/issue-markets.ts';
import type { SaleVersion } from '../../../domain/publishing/issue-draft.ts';
import type { IssueMarketChanges, NewIssueMarket } from '../../../domain/publishing/issue-market.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';
import { toIssueDraft } from './to-issue-draft.ts';

export class HttpIssueMarkets implements IssueMarkets {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async add({ id, saleVersion }: SaleVersion, { merchandises = [], ...market }: NewIssueMarket) {
    const request = {
      path: { id },
      body: { ...market, merchandises: [...merchandises] },
      ifMatch: `sale-${saleVersion}`,
    };
    return mapAnswer(await this.#comics.send('POST /issue/{id}/market', request), toIssueDraft);
  }

  async change(
    { id, saleVersion }: SaleVersion,
    marketId: string,
    { merchandises = [], ...availability }: IssueMarketChanges,
  ) {
    const body = {
      ...availability,
      marketId,
      merchandises: merchandises.map(({ id: merchandiseId, ...merchandise }) => ({
        ...merchandise,
        ...(merchandiseId !== undefined && { merchandiseId }),
      })),
    };
    return mapAnswer(
      await this.#comics.send('PATCH /issue/{id}/market', {
        path: { id },
        body,
        ifMatch: `sale-${saleVersion}`,
      }),
      toIssueDraft,
    );
  }

  async remove({ id, saleVersion }: SaleVersion, marketId: string) {
    const request = { path: { id, marketId }, ifMatch: `sale-${saleVersion}` };
    return mapAnswer(await this.#comics.send('DELETE /issue/{id}/market/{marketId}', request), toIssueDraft);
  }

  async removeMerchandise({ id, saleVersion }: SaleVersion, marketId: string, merchandiseId: string) {
    const request = { path: { id, marketId, merchandiseId }, ifMatch: `sale-${saleVersion}` };
    return mapAnswer(
      await this.#comics.send('DELETE /issue/{id}/market/{marketId}/{merchandiseId}', request),
      toIssueDraft,
    );
  }
}
