import { readFile } from 'node:fs/promises';
import type { SeedPublisher } from '@banca/server/seed/seed-catalogue.ts';
import { Brush } from './drawing/brush/brush.ts';
import { createRandom } from './drawing/ink/random.ts';
import { rasterise } from './drawing/ink/raster.ts';
import type { Art } from './drawing/page/scene.ts';
import { bright } from './drawing/styles/bright.ts';
import { publishers } from './publishers.ts';
import { publisherRecipe } from './recipes.ts';
import { readFields } from './script/fields.ts';
import { parseNumber, textIn } from './script/parse-words.ts';

const pictureArea = { width: 512, height: 512 };

interface DemoPublisher {
  publisher: SeedPublisher;
  mark: Art;
  draw(): Promise<Buffer>;
}

/** Reads all publishers with their marks, sorted by priority. */
export async function readPublishers(): Promise<DemoPublisher[]> {
  const read = await Promise.all(
    Object.entries(publishers).map(async ([username, load]) => {
      const file = `publishers/${username}.txt`;
      const source = await readFile(new URL(`./${file}`, import.meta.url), 'utf8');
      const fields = readFields(source, file, ['name', 'description', 'priority', 'color', 'featured']);
      const { mark } = await load();
      const priority = fields.required('priority');
      const featured = fields.optional('featured');
      return {
        publisher: {
          username,
          name: textIn(fields.required('name'), 'pt-br'),
          description: textIn(fields.required('description'), 'pt-br'),
          priority: parseNumber(textIn(priority, 'pt-br'), priority, 'priority'),
          color: textIn(fields.required('color'), 'pt-br'),
          featuredSeries: featured ? textIn(featured, 'pt-br') : null,
          picture: { recipe: publisherRecipe(username), ...pictureArea, paper: '#808080' },
        },
        mark,
        draw: () => rasterise(mark(new Brush(bright), pictureArea, createRandom(username)), pictureArea),
      };
    }),
  );
  return read.sort((one, other) => other.publisher.priority - one.publisher.priority);
}
