import type { ComicsOperations } from '@banca/contract/comics';
import type { HttpClient } from '../http/http-client.ts';

export type ComicsClient = HttpClient<ComicsOperations>;
