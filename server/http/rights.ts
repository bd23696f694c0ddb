import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountTable } from '../database/tables.ts';
import { Refusal } from './refusal.ts';

/** Who calls, as far as a valid session tells. */
export interface Caller {
  uuid: string;
  role: AccountTable['role'];
  grantings: string[];
}

/**
 * Who may call a route. `oneself`: the reader whose identifier is the path's {id} or {uuid};
 * `oneself or ADMIN`: that reader and the platform's administrators.
 */
export const accesses = ['anyone', 'reader', 'oneself', 'oneself or ADMIN'] as const;
export type Access = (typeof accesses)[number];

export interface StatedRoute {
  method: string;
  url: string;
  access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access: Access;
  }
  interface FastifyInstance {
    /** Every route there is, for checks that walk them all. */
    statedRoutes: readonly StatedRoute[];
  }
  interface FastifyRequest {
    /** Nobody on routes for anyone, even with a token. */
    caller: Caller | null;
  }
}

/** Makes every route state who may call it, and holds it to that before anything else of the request is read. */
export function holdRights(app: FastifyInstance, resolve: (token: string) => Promise<Caller | null>): void {
  const stated: StatedRoute[] = [];
  app.decorate('statedRoutes', stated);
  app.decorateRequest('caller', null);

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config || !accesses.includes(config.access)) {
      throw new Error(`${method} ${url} does not state who may call it: give it config.access.`);
    }
    for (const one of [method].flat()) stated.push({ method: one, url, access: config.access });
  });

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'anyone') return;
    const token = bearerToken(request);
    request.caller = token === undefined ? null : await resolve(token);
    if (!request.caller) throw new Refusal('SESSION.REQUIRED', { headers: { 'www-authenticate': 'Bearer' } });
    if (!admits(access, request.caller, request.params)) throw new Refusal('ACCESS.FORBIDDEN');
  });
}

/** The caller of a route that is not for anyone. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`${request.routeOptions.url} is for anyone: it has no caller.`);
  return request.caller;
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function admits(access: Access, caller: Caller, parameters: unknown): boolean {
  if (access === 'reader' || (access === 'oneself or ADMIN' && caller.role === 'ADMIN')) return true;
  const { id, uuid } = parameters as { id?: string; uuid?: string };
  return (id ?? uuid)?.toLowerCase() === caller.uuid;
}
