import { Later } from './lazy-loading/later.ts';
import { LaterPart } from './lazy-loading/later-part.tsx';
import type { MissingPageProps } from './missing-page.tsx';

const missingPage = new Later(async () => {
  const file = await import(/* webpackChunkName: 'missing-page' */ './missing-page.tsx');
  return file.MissingPage;
});

/** `MissingPage`, for screens that seldom have nothing to show: its code is fetched when it is wanted. */
export const LaterMissingPage = (props: MissingPageProps) => (
  <LaterPart replacesPage later={missingPage} placeholder={null}>
    {(MissingPage) => <MissingPage {...props} />}
  </LaterPart>
);
