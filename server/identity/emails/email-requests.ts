import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AttemptLimit } from '../../http/attempts.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Account } from '../accounts/accounts.ts';
import { networkOf } from '../network-of.ts';
import type { IdentityService } from '../service.ts';
import { openAfterAnswers } from './after-answers.ts';
import type { EmailRequest } from './email-request.ts';

interface Wanted {
  /** Told by its refusal is only the one of the caller's address: the account's would tell that there is one. */
  limits: { address: AttemptLimit; addressAndAccount: AttemptLimit; account: AttemptLimit };
  isFor?(account: Account): boolean;
  /** Sends to the current address of the account, which may differ from the one that was requested. */
  send(service: IdentityService, uuid: string, origin: EmailRequest): Promise<void>;
}

/**
 * Letters that anybody may ask for with a username or an e-mail address. The account is looked for once the answer
 * is gone, so that neither its words nor its time tell whether there is one.
 */
export function openEmailRequests(app: App, service: IdentityService) {
  const { accounts, attempts } = service;
  const afterAnswer = openAfterAnswers(app);

  return async (
    request: FastifyRequest<{ Body: { entry: string } }>,
    reply: FastifyReply,
    { limits, isFor = () => true, send }: Wanted,
  ): Promise<{ data: null }> => {
    const network = networkOf(request.ip);
    await attempts.count({ limit: limits.address, subject: network });
    const entry = request.body.entry.trim();
    const language = chooseLanguage(request.headers['accept-language']);
    afterAnswer(reply, async () => {
      const account = await accounts.findByEntry(entry);
      if (!account?.isActive || !isFor(account)) return;
      const isTooOften = await isOften(
        { limit: limits.addressAndAccount, subject: `${network} ${account.uuid}` },
        { limit: limits.account, subject: account.uuid },
      );
      if (isTooOften) return;
      await send(service, account.uuid, { language, network });
    });
    return { data: null };
  };

  async function isOften(...tried: { limit: AttemptLimit; subject: string }[]): Promise<boolean> {
    try {
      await attempts.count(...tried);
      return false;
    } catch (error) {
      if (error instanceof Refusal) return true;
      throw error;
    }
  }
}
