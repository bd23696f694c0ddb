import { confidentFrom } from '../../../../../server/media/panels/confidence.ts';
import { proposePanels } from '../../../../../server/media/panels/propose-panels.ts';
import { box, drawPage, drawSvg } from './draw-page.ts';

const topLeft = box(30, 30, 260, 400);
const topRight = box(310, 30, 260, 400);
const wide = box(30, 450, 540, 420);

const confidenceOf = async (page: Buffer) => (await proposePanels(page, 'ltr')).confidence;

describe('a page whose panels have clear frames', () => {
  it('is confident if only a caption and a window have the colour of the gutters', async () => {
    const above =
      '<rect x="60" y="500" width="220" height="22" fill="#fff"/><rect x="400" y="560" width="90" height="90" fill="#fff"/>';
    expect(await confidenceOf(await drawPage([topLeft, topRight, wide], { above }))).toBeGreaterThan(
      confidentFrom,
    );
  });

  it('is doubtful if a balloon covers a part of the space around an inset', async () => {
    const above =
      '<rect x="330" y="470" width="220" height="180" fill="#fff"/><rect x="340" y="480" width="200" height="160" fill="#465" stroke="#111" stroke-width="3"/><ellipse cx="340" cy="560" rx="40" ry="25" fill="#ddd" stroke="#111" stroke-width="3"/>';
    const { panels, confidence } = await proposePanels(
      await drawPage([topLeft, topRight, wide], { above }),
      'ltr',
    );
    expect(panels).toHaveLength(3);
    expect(confidence).toBeLessThan(confidentFrom);
  });

  it('is doubtful if a panel may be in a space in the colour of the gutters', async () => {
    const page = await drawPage([topLeft, box(310, 230, 260, 200), wide], { paper: '#000', ink: '#000' });
    const { panels, confidence } = await proposePanels(page, 'ltr');
    expect(panels).toHaveLength(3);
    expect(confidence).toBeLessThan(confidentFrom);
  });

  it('is doubtful if it bleeds and its background may be the ground of a picture', async () => {
    const page = await drawSvg(
      '<rect width="100%" height="100%" fill="#9bc"/><rect y="700" width="100%" height="200" fill="#8c6"/>',
    );
    expect(await confidenceOf(page)).toBeLessThan(confidentFrom);
  });
});
