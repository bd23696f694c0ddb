/** Messages from the platform to a helper process, and its answers. */
export interface HelperRequest<Request> {
  id: number;
  request: Request;
}

export type HelperAnswer<Answer> = { id: number } & ({ answer: Answer } | { error: string });
