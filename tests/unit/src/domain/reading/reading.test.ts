import { latestPosition, textOf } from '../../../../../src/domain/reading/reading.ts';

describe('latestPosition', () => {
  const morning = { page: 12, readAt: '2026-03-01T09:00:00.000Z' };
  const evening = { page: 3, readAt: '2026-03-01T20:00:00.000Z' };

  it('takes the one read last, also when it is further to the front', () => {
    expect(latestPosition(morning, evening)).toBe(evening);
    expect(latestPosition(evening, morning)).toBe(evening);
  });

  it('compares instants, however a device writes them', () => {
    const nineInSaoPaulo = { page: 3, readAt: '2026-03-01T09:00:00-03:00' };
    const elevenInUtc = { page: 12, readAt: '2026-03-01T11:00:00Z' };
    expect(latestPosition(nineInSaoPaulo, elevenInUtc)).toBe(nineInSaoPaulo);
  });

  it('takes the only one there is', () => {
    expect(latestPosition(null, morning)).toBe(morning);
    expect(latestPosition(morning, null)).toBe(morning);
    expect(latestPosition(null, null)).toBeNull();
  });
});

describe('textOf', () => {
  const panel = { x: 0, y: 0, width: 1, height: 0.5 };
  const page = {
    number: 1,
    picture: { address: '/pages/1/{width}', width: 1200, height: 1800, placeholder: '' },
  };

  it('reads the panels one after another', () => {
    const panels = [
      { ...panel, text: 'Chove no sertão.' },
      { ...panel, y: 0.5, text: '“Até que enfim!”, diz Zefa.' },
    ];
    expect(textOf({ ...page, panels })).toBe('Chove no sertão. “Até que enfim!”, diz Zefa.');
  });

  it('is empty where nobody has told what is on the page', () => {
    expect(textOf({ ...page, panels: [] })).toBe('');
  });
});
