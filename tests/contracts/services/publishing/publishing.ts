import type { DraftContent } from '../../../../src/domain/publishing/draft-content.ts';
import type { IssueDraft, NewIssueDraft } from '../../../../src/domain/publishing/issue-draft.ts';
import type { PublicationRequest } from '../../../../src/domain/publishing/publication-request.ts';
import type { OpenIssue } from '../../../../src/domain/reading/reading.ts';
import {
  type ContractAccount,
  type ContractEnvironment,
  samplePublisher,
} from '../../contract-environment.ts';
import { drawPage } from '../../draw-page.ts';
import { successOf } from '../contract.ts';

export type PublishingEnvironment = Pick<
  ContractEnvironment,
  | 'session'
  | 'authentication'
  | 'publishers'
  | 'issues'
  | 'issueDrafts'
  | 'draftContents'
  | 'issueMarkets'
  | 'privateSeriesCollection'
  | 'privatePublishers'
  | 'publisherApplications'
  | 'pageUploads'
  | 'publicationRequests'
  | 'otherReader'
  | 'child'
  | 'staff'
  | 'partners'
>;

/** Calls the ports of publishing as the people of an environment. */
export class PublishingSteps {
  readonly #environment: () => PublishingEnvironment;
  #lastNumber = 0;

  constructor(environment: () => PublishingEnvironment) {
    this.#environment = environment;
  }

  async signIn({ username, password }: Pick<ContractAccount, 'username' | 'password'>): Promise<void> {
    const { session, authentication } = this.#environment();
    session.open(successOf(await authentication.signIn(username, password)));
  }

  signInAsEditor = () => this.signIn(this.#environment().staff.editor);

  async findPublisherId(): Promise<string> {
    return successOf(await this.#environment().publishers.findByUsername(samplePublisher.username)).id;
  }

  /** A slug that no issue of the environment has. */
  createSlug(name: string): string {
    this.#lastNumber += 1;
    return `${name}-${this.#lastNumber}`;
  }

  /** Creates a draft of `samplePublisher`. The caller must be staff. */
  async createDraft(name: string, details: Partial<NewIssueDraft> = {}): Promise<IssueDraft> {
    const issue = { slug: this.createSlug(name), ...details };
    return successOf(await this.#environment().issueDrafts.create(await this.findPublisherId(), issue));
  }

  /** Creates a draft with one edition in Portuguese, which has a page for each shade. */
  async createDraftWithPages(
    name: string,
    ...shades: readonly number[]
  ): Promise<{ readonly id: string; readonly content: DraftContent }> {
    const { draftContents } = this.#environment();
    const { id } = await this.createDraft(name);
    const content = successOf(await draftContents.add(id, { language: 'pt-br', title: `Título de ${name}` }));
    if (shades.length === 0) return { id, content };
    const files = await Promise.all(shades.map((shade) => drawPageFile(shade)));
    return { id, content: successOf(await draftContents.addPages(id, content, files)) };
  }

  find = async (id: string): Promise<IssueDraft> => successOf(await this.#environment().issueDrafts.find(id));

  /** Submits the current version of a draft. */
  submit = async (id: string) => this.#environment().issueDrafts.submit(await this.find(id));

  /** Creates a draft with the pages, and submits it. */
  async submitDraft(name: string, ...shades: readonly number[]) {
    const { id, content } = await this.createDraftWithPages(name, ...shades);
    const { request } = successOf(await this.submit(id));
    if (!request) throw new Error('A submitted draft has a request.');
    return { id, content, requestId: request.id };
  }

  /** Creates a draft with the pages, and approves it. It is in no market. */
  async approveDraft(name: string, ...shades: readonly number[]): Promise<string> {
    const { id, requestId } = await this.submitDraft(name, ...shades);
    await this.answer(requestId);
    return id;
  }

  answer = async (requestId: string, reason: string | null = null): Promise<PublicationRequest> =>
    successOf(
      await this.#environment().publicationRequests.answer(
        requestId,
        reason === null ? { isApproved: true } : { isApproved: false, reason },
      ),
    );
}

/** An image. Files with the same shade are equal. */
export const drawPageFile = async (shade: number): Promise<File> =>
  new File([new Uint8Array(await drawPage(shade))], `page-${shade}.png`, { type: 'image/png' });

/** Identifies the images of pages: each shade has its own placeholder. */
export const placeholdersOf = ({ pages }: Pick<OpenIssue, 'pages'>): string[] =>
  pages.map(({ picture }) => picture.placeholder);
