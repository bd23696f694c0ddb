import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuid } from './uuid.ts';

/** What a route does that matters for security, whatever its outcome. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-out'
  | 'sign-up'
  | 'session end'
  | 'password change'
  | 'password recovery'
  | 'email confirmation'
  | 'account change'
  | 'second factor change'
  | 'account administration'
  | 'granting change';

/** What an event is about. Identifiers only: never passwords, codes, tokens, names or addresses that people typed. */
export interface SecurityFacts {
  /** Whose account it is, where the path does not say it. */
  account?: string;
  /** By what somebody signed in. */
  method?: 'password' | 'google' | 'operator' | 'email code';
  /** What an account may do from now on. */
  grantings?: string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every request of the route is written to the security log. */
    securityEvent?: SecurityEvent;
  }
  interface FastifyRequest {
    securityFacts: SecurityFacts | null;
  }
  interface FastifyReply {
    /** The error code of the failure in the reply. */
    failureCode: string | null;
  }
}

/** Refusals are written whatever the route. */
const refusalEvents: Readonly<Record<number, string>> = {
  401: 'session refusal',
  403: 'permission refusal',
  421: 'foreign host refusal',
  429: 'rate limit',
};

/** Adds to what the security log says of a request. */
export function addSecurityFacts(request: FastifyRequest, facts: SecurityFacts): void {
  request.securityFacts = { ...request.securityFacts, ...facts };
}

/**
 * Writes one line of JSON for each request of a route with a `securityEvent`, and for each refusal of any route.
 * LOG_LEVEL does not count: an operator who wants a quiet log still has to see who got in.
 */
export function writeSecurityLog(app: FastifyInstance, log: { write(line: string): void }): void {
  app.decorateRequest('securityFacts', null);
  app.decorateReply('failureCode', null);
  const written = new WeakSet<FastifyRequest>();
  const write = (request: FastifyRequest, reply: FastifyReply) => {
    const event = request.routeOptions.config.securityEvent ?? refusalEvents[reply.statusCode];
    if (!event || written.has(request)) return;
    written.add(request);
    log.write(`${JSON.stringify(describeEvent(event, request, reply))}\n`);
  };
  app.addHook('onResponse', async (request, reply) => write(request, reply));
  // A client that closes the connection gets no response, and there is no `onResponse`, but what it sent was done.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.raw.destroyed) write(request, reply);
    else reply.raw.once('close', () => write(request, reply));
    done(null, payload);
  });
}

function describeEvent(event: string, request: FastifyRequest, reply: FastifyReply) {
  const { method, routeOptions, ip, id, caller, params } = request;
  // Other paths name sessions or issues, and before validation a path holds any text.
  const { uuid: named = '' } = (routeOptions.url?.includes('/user/') ? params : {}) as { uuid?: string };
  return {
    type: 'security',
    time: new Date().toISOString(),
    event,
    outcome: reply.statusCode < 400 ? 'success' : 'refusal',
    ...(reply.failureCode !== null && { code: reply.failureCode }),
    status: reply.statusCode,
    // Of the route and not of the request: paths and queries hold names and signatures.
    route: `${method} ${request.is404 ? '(none)' : routeOptions.url}`,
    ...(caller && { caller: caller.uuid }),
    ...(uuid.test(named) && { account: named }),
    ...request.securityFacts,
    address: ip,
    request: id,
  };
}
