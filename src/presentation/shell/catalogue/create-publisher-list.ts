import type { Publishers } from '../../../application/ports/catalogue/publishers.ts';
import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import { EndlessList } from '../lists/endless-list.ts';

/** A page size that fits all publishers. */
const pageSize = 150;

/** The publishers for every screen that lists them, loaded once per session. */
export const createPublisherList = (publishers: Publishers): EndlessList<Publisher> =>
  new EndlessList(
    (request) => publishers.list(request),
    pageSize,
    ({ id }) => id,
  );
