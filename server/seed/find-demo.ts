import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import type { SeedContent } from './seed-content.ts';

/** An optional package: installations without a demo leave it out. */
const demoPackage = '@banca/demo';

/** The module whose `openCatalogue` draws the demo. Null if the demo is not installed. */
export function findDemoCatalogue(): URL | null {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve(`${demoPackage}/catalogue`));
  } catch {
    return null;
  }
}

/** Throws an ExplainedFailure if the demo is not installed. */
export async function loadDemo(): Promise<SeedContent> {
  if (findDemoCatalogue() === null)
    throw new ExplainedFailure(
      `DEMO is on, but the package ${demoPackage} is not installed. Install it, or set DEMO to off.`,
    );
  const { demo } = (await import(demoPackage)) as { demo: SeedContent };
  return demo;
}
