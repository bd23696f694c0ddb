/** What the platform sends to a helper process, and what that answers. */
export interface HelperRequest<Request> {
  id: number;
  request: Request;
}

export type HelperAnswer<Answer> = { id: number } & ({ answer: Answer } | { error: string });
