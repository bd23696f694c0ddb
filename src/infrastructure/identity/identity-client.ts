import type { IdentityOperations } from '@banca/contract/identity';
import type { HttpClient } from '../http/http-client.ts';

export type IdentityClient = HttpClient<IdentityOperations>;
