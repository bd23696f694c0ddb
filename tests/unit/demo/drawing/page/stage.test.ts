import { framesOf } from '../../../../../demo/drawing/page/frames.ts';
import { headBox, overlaps, stagePanel } from '../../../../../demo/drawing/page/stage.ts';
import { exampleScript, readExampleScript } from '../../script/script-fixtures.ts';

const stagePanels = (source = exampleScript) => {
  const { pages, setup } = readExampleScript(source);
  return pages.flatMap((page) =>
    framesOf(page, setup).map((frame) => ({ frame, ...stagePanel(frame, setup) })),
  );
};
const rightToLeftScript = exampleScript.replace('rating: 10', 'rating: 10\ndirection: rtl');

describe('a staged panel', () => {
  it('gives each balloon a tail that ends at the head of its speaker', () => {
    const [panel] = stagePanels();
    if (panel === undefined) throw new Error('the script has a panel');
    panel.balloons.forEach(({ balloon }, index) => {
      const tip = panel.tips[index];
      const speaker = panel.figures.find(({ actor }) => actor.name === balloon.by);
      if (tip === null || tip === undefined || speaker === undefined)
        throw new Error('the balloon has a speaker');
      const head = headBox(speaker, 'wide', panel.camera);
      const nearHead = { x: head.x - 20, y: head.y - 40, width: head.width + 40, height: head.height + 60 };
      expect(overlaps({ x: tip[0], y: tip[1], width: 1, height: 1 }, nearHead)).toBe(true);
    });
  });

  it('places balloons in reading order', () => {
    const [first, second] = stagePanels()[0]?.balloons ?? [];
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(first?.y).toBeLessThanOrEqual(second?.y ?? 0);
    const swapped = rightToLeftScript.replace('ana 0.25', 'ana 0.75').replace('rui 0.75', 'rui 0.25');
    const [last, before] = stagePanels(swapped)[0]?.balloons ?? [];
    expect(last?.x).toBeGreaterThan(before?.x ?? 0);
  });

  it('moves balloons down to the heads if there is room', () => {
    const tall = exampleScript.replace(/panel wall, wide[\s\S]*?rui shouts/, (panel) =>
      panel.replace('wide', 'far'),
    );
    const [panel] = stagePanels(tall);
    if (panel === undefined) throw new Error('the script has a panel');
    const heads = panel.figures.map((figure) => headBox(figure, 'far', panel.camera).y);
    const gap = Math.min(...heads) - Math.max(...panel.balloons.map(({ y, height }) => y + height));
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(panel.frame.area.height / 4);
  });

  it('draws smaller figures in wider shots', () => {
    const scaleOf = (shot: string) =>
      stagePanels(exampleScript.replace('panel wall, wide', `panel wall, ${shot}`))[0]?.figures[0]?.at
        .scale ?? 0;
    expect(scaleOf('medium')).toBeGreaterThan(scaleOf('wide'));
    expect(scaleOf('wide')).toBeGreaterThan(scaleOf('far'));
  });

  it('keeps the position and scale that a script sets', () => {
    const panels = stagePanels(exampleScript.replace('ana 0.5 laugh', 'ana 0.5 laugh, y 0.6, scale 1.5'));
    const [figure] = panels[1]?.figures ?? [];
    expect(figure?.at.scale).toBe(1.5);
    expect(figure?.at.y).toBeCloseTo(0.6 * (panels[1]?.frame.area.height ?? 0));
  });
});
