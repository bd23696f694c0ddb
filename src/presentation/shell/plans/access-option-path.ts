import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { AccessOption } from '../../../domain/checkout/access-options.ts';
import { returningTo } from '../../../domain/session/return-to.ts';
import { plansPath } from './plans-path.ts';

/** The path of a screen that sells the option. `days`: the period of plans whose price the link promises. */
export const accessOptionPath = ({ id, slug }: Issue, option: AccessOption, days?: number): string =>
  option.kind === 'subscribe'
    ? returningTo(plansPath(days), `/reader/${id}`)
    : `/issue/${encodeURIComponent(slug)}/acquisition?merchandise=${encodeURIComponent(option.id)}`;
