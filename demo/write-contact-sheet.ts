import { writeFile } from 'node:fs/promises';
import { runCommand } from '@banca/server/commands/run-command.ts';
import sharp from 'sharp';
import { openCatalogue } from './open-catalogue.ts';
import { pageRecipe } from './recipes.ts';

/** Draws all covers of the demo, newest first, as the picture in the README. */

const cover = { width: 120, height: 180 };
const columns = 10;
const gap = 8;

await runCommand(async () => {
  const { issues, draw } = await openCatalogue();
  const covers: Buffer[] = [];
  for (const { slug } of issues) covers.push(await draw(pageRecipe(slug, 'pt-br', 0)));
  const parts = await Promise.all(
    covers.map(async (bytes, index) => ({
      input: await sharp(bytes).resize(cover).toColourspace('srgb').png().toBuffer(),
      left: gap + (index % columns) * (cover.width + gap),
      top: gap + Math.floor(index / columns) * (cover.height + gap),
    })),
  );
  const sheet = {
    width: gap + columns * (cover.width + gap),
    height: gap + Math.ceil(covers.length / columns) * (cover.height + gap),
    channels: 3,
    background: '#0f0e14',
  } as const;
  const picture = await sharp({ create: sheet }).composite(parts).webp({ quality: 80 }).toBuffer();
  await writeFile('docs/covers.webp', picture);
});
