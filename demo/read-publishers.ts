import { readFile } from 'node:fs/promises';
import type { DemoPublisher } from '../server/seed/seed-catalogue.ts';
import { Brush } from './drawing/brush.ts';
import { bright } from './drawing/manners/bright.ts';
import { createRandom } from './drawing/random.ts';
import { rasterise } from './drawing/raster.ts';
import type { Art } from './drawing/scene.ts';
import { publishers } from './publishers.ts';
import { readFields } from './script/fields.ts';
import { numberIn, textIn } from './script/words-of-a-line.ts';

const pictureArea = { width: 512, height: 512 };

/** The publishers, the most important first, each with its mark. */
export async function readPublishers(): Promise<(DemoPublisher & { mark: Art })[]> {
  const read = await Promise.all(
    Object.entries(publishers).map(async ([username, load]) => {
      const file = `publishers/${username}.txt`;
      const source = await readFile(new URL(`./${file}`, import.meta.url), 'utf8');
      const fields = readFields(source, file, ['name', 'description', 'priority']);
      const { mark } = await load();
      const priority = fields.wanted('priority');
      return {
        username,
        name: textIn(fields.wanted('name'), 'pt-br'),
        description: textIn(fields.wanted('description'), 'pt-br'),
        priority: numberIn(textIn(priority, 'pt-br'), priority, 'the priority'),
        mark,
        drawPicture: () =>
          rasterise(mark(new Brush(bright), pictureArea, createRandom(username)), pictureArea),
      };
    }),
  );
  return read.sort((one, other) => other.priority - one.priority);
}
