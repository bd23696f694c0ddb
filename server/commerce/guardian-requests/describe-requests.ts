import { sql } from 'kysely';
import type { PictureAddresses } from '../../catalogue/picture-addresses.ts';
import { selectImage } from '../../catalogue/select-image.ts';
import type { Database } from '../../database/database.ts';
import type { Language } from '../../http/language.ts';
import { planQuery } from '../plans/plan-query.ts';
import type { findGuardianRequests } from './list-requests.ts';
import { toRequestAnswer } from './list-requests.ts';
import type { ChildRequestAnswer } from './request-schemas.ts';
import { findIssuePrices, findPlanPrices } from './requested-prices.ts';
import { issuePath, nameOfIssue, planPath } from './requested-product.ts';

type Row = Awaited<ReturnType<typeof findGuardianRequests>>[number];
type Product = ChildRequestAnswer['product'];

interface DescriptionOptions {
  pictures: Pick<PictureAddresses, 'coverPicture'>;
  findReaderName(readerId: string): Promise<string>;
  hasReadingRight(readerId: string, issueId: string): Promise<boolean>;
  language: Language;
  /** The market of the guardian, which is also the one of the children. */
  market: string;
  now: Date;
}

/** Adds to requests which child sent them, and what the product is and costs now. Those for what no longer exists are left out. */
export async function describeRequests(
  database: Database,
  rows: readonly Row[],
  options: DescriptionOptions,
): Promise<ChildRequestAnswer[]> {
  const readerIds = [...new Set(rows.map(({ readerId }) => readerId))];
  const [issues, plans, ...names] = await Promise.all([
    findIssues(database, idsOf(rows, 'issueId'), options),
    findPlans(database, idsOf(rows, 'planId'), options),
    ...readerIds.map(options.findReaderName),
  ]);
  const nameOf = new Map(readerIds.map((readerId, index) => [readerId, names[index] ?? '']));
  const readableIds = await findReadableRequests(rows, options.hasReadingRight);
  return rows.flatMap((row) => {
    const { id, readerId, issueId, planId } = row;
    const product = issues.get(issueId ?? '') ?? plans.get(planId ?? '');
    const child = { uuid: readerId, nickname: nameOf.get(readerId) ?? '' };
    if (!product) return [];
    const prices = readableIds.has(id) ? [] : product.prices;
    return [{ ...toRequestAnswer(row), child, product: { ...product, prices } }];
  });
}

/** The ids of open requests about a rating whose issue the child can read without a purchase as soon as it is allowed. */
async function findReadableRequests(
  rows: readonly Row[],
  hasReadingRight: DescriptionOptions['hasReadingRight'],
): Promise<ReadonlySet<string>> {
  const readable = new Set<string>();
  for (const { id, readerId, issueId, purpose, answer } of rows) {
    if (purpose !== 'rating' || issueId === null || answer !== null) continue;
    if (await hasReadingRight(readerId, issueId)) readable.add(id);
  }
  return readable;
}

const idsOf = (rows: readonly Row[], column: 'issueId' | 'planId'): string[] => [
  ...new Set(rows.flatMap((row) => row[column] ?? [])),
];

async function findIssues(
  database: Database,
  ids: string[],
  options: DescriptionOptions,
): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const { pictures, language } = options;
  const issues = await database
    .selectFrom('comics.issue as issue')
    .innerJoinLateral(
      (builder) =>
        builder
          .selectFrom('comics.issue_content as content')
          .select(['content.title', 'content.cover'])
          .whereRef('content.issueId', '=', 'issue.id')
          .orderBy(sql`content.language = ${language}`, 'desc')
          .orderBy('content.language', 'desc')
          .limit(1)
          .as('edition'),
      (join) => join.onTrue(),
    )
    .select(['issue.id', 'issue.slug', 'issue.number', 'issue.parentalRating', 'edition.title'])
    .select(selectImage('edition.cover').as('cover'))
    .where('issue.id', 'in', ids)
    .execute();
  const pricesOf = await findIssuePrices(database, ids, options);
  return new Map(
    issues.map(({ id, slug, parentalRating, cover, ...issue }) => [
      id,
      {
        name: nameOfIssue(issue),
        path: issuePath(slug),
        parentalRating,
        cover: pictures.coverPicture(cover),
        prices: pricesOf(id),
      },
    ]),
  );
}

async function findPlans(
  database: Database,
  ids: string[],
  options: DescriptionOptions,
): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const plans = await planQuery(database, options.language).where('plan.id', 'in', ids).execute();
  const pricesOf = await findPlanPrices(database, ids, options);
  return new Map(
    plans.map(({ id, name }) => [
      id,
      { name, path: planPath, parentalRating: null, cover: null, prices: pricesOf(id) },
    ]),
  );
}
